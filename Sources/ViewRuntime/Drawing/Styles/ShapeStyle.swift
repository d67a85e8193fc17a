import Foundation

/// A color or a pattern that fills shapes.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to draw with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Resolves the style for drawing. Programs don't implement this method.
    func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// A primitive style has no resolved style.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style: it stands for itself")
    }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {
    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(context)
    }
}

extension Color.Resolved: ShapeStyle {
    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(color: rgba).opacity(context.levelOpacity)
    }
}
