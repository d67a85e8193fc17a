#if !canImport(ViewRuntime) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import SwiftUI

/// Runs an action 60 times per second.
@MainActor
final class FrameLink: NSObject {
    private var timer: Timer?
    private var action: (() -> Void)?

    func run(_ action: @escaping () -> Void) {
        self.action = action
        if timer != nil { return }
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.action?() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
#endif
