import Foundation
import LayerTree

/// An error of a stage, with a description of what the stage found instead.
public enum StageError: Error, Equatable {
    /// No view has the accessibility identifier. `known` lists the existing identifiers.
    case notFound(identifier: String, known: [String])
    /// The center of the view is outside the window, where a finger can't tap. `frame` is the view's frame as drawn.
    case outOfReach(identifier: String, frame: CGRect)
    /// Something still moved after a number of seconds. `moving` lists the internal names of the moving parts.
    case neverSettled(after: Double, moving: [String])
    /// There's no scroll view at, inside, or around the view.
    case noScrollView(identifier: String)
    /// The view contains no text.
    case noText(identifier: String)
    /// The accessibility tree contains no such element. `known` lists the labels of the elements with the role.
    case noElement(role: SemanticsRole, label: String, known: [String])
    /// No element at, inside, or around the view supports the action.
    case noAction(SemanticsAction, identifier: String)
    /// The rotor has no such entry. `known` lists its entries.
    case noEntry(String, rotor: String, known: [String])
    /// No text field has the focus.
    case noFocusedField
    /// The image couldn't be created.
    case pictureFailed
}

extension StageError: LocalizedError, CustomStringConvertible {
    /// A description of the error.
    public var description: String {
        switch self {
        case .notFound(let identifier, let known):
            known.isEmpty
                ? "No view has the identifier \"\(identifier)\"; none on stage has any."
                : "No view on stage has the identifier \"\(identifier)\". There are: \(Self.list(known))."
        case .outOfReach(let identifier, let frame):
            "The center of \"\(identifier)\", (\(frame.midX), \(frame.midY)), is outside the window. Scroll there, or "
                + "use `tap(at:)` for a visible point."
        case .neverSettled(let seconds, let moving):
            "Something still moves after \(seconds) seconds: \(Self.list(moving))."
        case .noScrollView(let identifier):
            "\"\(identifier)\" is no scroll view, holds none and is in none."
        case .noText(let identifier):
            "There is no text in \"\(identifier)\"."
        case .noElement(let role, let label, let known):
            known.isEmpty
                ? "The accessibility tree has no \(role.rawValue)."
                : "The accessibility tree has no \(role.rawValue) \"\(label)\". There are: \(Self.list(known))."
        case .noAction(let action, let identifier):
            "Neither \"\(identifier)\" nor anything in or around it offers \(action) to assistive technology."
        case .noEntry(let entry, let rotor, let known):
            "The rotor \"\(rotor)\" has no entry \"\(entry)\". There are: \(Self.list(known))."
        case .noFocusedField:
            "No text field has the focus. Tap one first."
        case .pictureFailed:
            "The picture could not be written."
        }
    }

    /// A description of the error.
    public var errorDescription: String? { description }

    private static func list(_ names: [String]) -> String {
        let most = 40
        let shown = names.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
        return names.count > most ? shown + " and \(names.count - most) more" : shown
    }
}
