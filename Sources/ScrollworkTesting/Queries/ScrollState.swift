import Foundation
import SwiftUI
import ViewRuntime

/// The position and the motion of a scroll view as of the last frame.
public struct ScrollState: Equatable, Sendable {
    /// The point of the content at the top-left corner of the scroll view, in points. At rest at the start, it's the
    /// negative of the insets.
    public var offset: CGPoint
    /// The size of the content without insets, in points.
    public var contentSize: CGSize
    /// The distances between the content and the scroll view from the safe area and margins, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view minus the insets, in points.
    public var containerSize: CGSize
    /// The phase of the scroll view's motion.
    public var phase: ScrollPhase
    /// The velocity of the offset, in points per second; zero while a finger holds the content.
    public var velocity: CGVector
}

extension Stage {
    /// Returns the state of the scroll view with an identifier, of the first scroll view inside the view with the
    /// identifier, or of the one around it.
    ///
    /// - Throws: ``StageError`` if there's no such view or scroll view.
    public func scroll(_ identifier: String) throws -> ScrollState {
        guard let scroll = try element(identifiedBy: identifier).scrollView else {
            throw StageError.noScrollView(identifier: identifier)
        }
        let geometry = scroll.currentGeometry
        return ScrollState(
            offset: geometry.contentOffset, contentSize: geometry.contentSize, contentInsets: geometry.contentInsets,
            containerSize: geometry.containerSize, phase: scroll.currentPhase, velocity: scroll.currentVelocity)
    }
}
