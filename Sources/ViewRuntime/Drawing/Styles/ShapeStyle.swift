import Foundation

/// A colour or a pattern for the inside of a shape.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What to paint with. Programs do not write this: a style of their own is resolved first.
    func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style: it stands for itself")
    }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(color: rgba).opacity(context.levelOpacity)
    }
}
