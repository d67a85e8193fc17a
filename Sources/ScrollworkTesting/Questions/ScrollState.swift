import Foundation
import SwiftUI
import ViewRuntime

/// Where a scroll view is and how it moves, as of the last frame.
public struct ScrollState: Equatable, Sendable {
    /// The point of the content at the scroll view's top left; at rest at the start it is minus the insets.
    public var offset: CGPoint
    /// Points, without insets.
    public var contentSize: CGSize
    /// What is between content and scroll view, from safe area and margins.
    public var contentInsets: EdgeInsets
    /// The scroll view's size less the insets.
    public var containerSize: CGSize
    public var phase: ScrollPhase
    /// Of the offset, points per second; zero while a finger holds the content.
    public var velocity: CGVector
}

extension Stage {
    /// The scroll view that has the identifier, or the first inside the view that has it, or the one around that.
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
