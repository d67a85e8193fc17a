#if !canImport(ViewRuntime) && canImport(UIKit) && !os(watchOS)
import UIKit
import SwiftUI

/// Runs an action before each frame of the display.
@MainActor
final class FrameLink: NSObject {
    private var link: CADisplayLink?
    private var action: (() -> Void)?

    func run(_ action: @escaping () -> Void) {
        self.action = action
        if link != nil { return }
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func tick() { action?() }
}
#endif
