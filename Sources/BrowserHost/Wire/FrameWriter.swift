import Foundation
import LayerTree

/// Writes the changes of a frame for a page:
/// `{"t":"frame","n":number,"q":inputs,"T":[scene time,page time],"full":1,"root":id,"bg":color,"z":0|1,
/// "img":prefix,"ar":id,"a":[element…],"am":[moved…],"ax":[gone…],"v":[[name,intensity]…],
/// "an":[[priority,text]…],"rq":[request…],"af":id,"l":[layer…],"x":[gone…],"F":[font…]}`
///
/// Each member appears only if it has content. `q` is the number of input messages that the frame includes. `T` is the
/// time of the frame on the clocks of the scene and of the page. `z` is 1 if the scene has a gesture of two pointers.
@MainActor
struct FrameWriter {
    private var semantics = SemanticsDifference()
    private var background: RGBA?
    /// A Boolean value that indicates whether the next frame contains the entire scene.
    private(set) var isFull = true
    /// The element that receives the accessibility focus as soon as the page knows it.
    private var focus: UInt64?

    /// Whether the page has received the motion of a layer. It then shows content ahead of the frames, and so expects a
    /// frame for each input.
    private(set) var isAnswerAwaited = false

    /// Whether the page knows that the scene has a gesture of two pointers.
    private var followsPairs = false

    /// Makes the next frame contain the entire scene, for a page that just connected.
    mutating func startOver() {
        isFull = true
        semantics.forget()
        background = nil
        followsPairs = false
    }

    /// Whether a frame without changes has a message.
    enum Need {
        /// The frame has a message.
        case always
        /// The frame has a message if anything changed.
        case changes
        /// The page awaits an answer to its input. The frame has a message, unless a finger moved content that it
        /// holds, and nothing else changed that the page doesn't compute. The next message then contains the changes.
        case answer
        /// The frame has a message if anything changed that the page doesn't compute. The next message contains the
        /// rest.
        case unexpectedChanges
    }

    /// Returns the message of a frame, or `nil` if none is necessary, and whether a page that shows content ahead of
    /// the frames computes all changes of the frame.
    mutating func message(
        number: UInt64, moment: FrameMoment, scene: any HostedScene, includesSemantics: Bool, feedback: [FeedbackEvent],
        notifications: [SemanticsNotification] = [], requests: [HostRequest] = [], need: Need, book: PageResources
    ) -> (bytes: [UInt8]?, isForeseen: Bool) {
        let full = isFull
        isFull = false
        var hasUpdates = full
        var isForeseen = false
        var canWait = false
        var json = JSONBytes()
        json.object { json in
            json.key("t")
            json.string("frame")
            json.key("n")
            json.id(number)
            json.key("q")
            json.id(moment.inputs)
            if let pageTime = moment.pageTime {
                json.key("T")
                json.array { json in
                    json.number(moment.time, decimals: 6)
                    json.number(pageTime, decimals: 6)
                }
            }
            if full {
                json.key("full")
                json.integer(1)
                json.key("root")
                json.id(scene.rootLayer.id)
            }
            if background != scene.background {
                background = scene.background
                hasUpdates = true
                json.key("bg")
                json.color(scene.background)
            }
            if followsPairs != scene.followsPairs {
                followsPairs = scene.followsPairs
                hasUpdates = true
                json.key("z")
                json.integer(followsPairs ? 1 : 0)
            }
            if full {
                isAnswerAwaited = false
                scene.layers.startOver()
                json.key("img")
                json.string(book.imagePrefix)
            }
            if includesSemantics, json.elements(semantics.update(to: scene.semantics), root: scene.semantics.id) {
                hasUpdates = true
            }
            if !feedback.isEmpty {
                hasUpdates = true
                json.feedback(feedback)
            }
            if json.announcements(notifications) { hasUpdates = true }
            if json.requests(requests) { hasUpdates = true }
            if let element = notifications.last(where: { $0.focus != nil })?.focus { focus = element }
            // The page must know the element before it receives the accessibility focus.
            if includesSemantics, let element = focus {
                focus = nil
                hasUpdates = true
                json.key("af")
                json.id(element)
            }
            // A message contains all changes of the layers, because its time is that of all positions.
            isForeseen = !hasUpdates && scene.layers.changesFollowMotion
            canWait = isForeseen && (need == .unexpectedChanges || need == .answer && scene.layers.hasHeldMoves)
            if canWait { return }
            if full || scene.layers.hasChanges, json.layers(of: scene, &isAnswerAwaited, book) { hasUpdates = true }
            json.fonts(book.takeNewFonts())
        }
        if canWait { return (nil, isForeseen) }
        let isDue = hasUpdates || need == .always || need == .answer
        return (isDue ? json.bytes : nil, isForeseen)
    }
}

/// The time of a frame, and the input that it includes.
struct FrameMoment {
    /// The time on the scene's clock, in seconds.
    var time: Double
    /// The time on the page's clock, in seconds, if it's known.
    var pageTime: Double?
    /// The number of input messages.
    var inputs: UInt64
}

extension JSONBytes {
    /// Writes the new, changed, and removed layers. Returns `false` if there are none.
    @MainActor
    fileprivate mutating func layers(
        of scene: any HostedScene, _ haveMotion: inout Bool, _ book: any ResourceBook
    ) -> Bool {
        var hasUpdate = false
        var gone: [UInt64] = []
        key("l")
        array { json in
            gone = scene.layers.takeChanges(in: scene.rootLayer) { layer, changes in
                hasUpdate = true
                if layer.motion != nil { haveMotion = true }
                json.layer(layer, changes: changes, book)
            }
        }
        if !gone.isEmpty {
            hasUpdate = true
            key("x")
            array { json in for id in gone { json.id(id) } }
        }
        return hasUpdate
    }

    fileprivate mutating func fonts(_ fonts: [FontRegistry.Entry]) {
        guard !fonts.isEmpty else { return }
        key("F")
        array { json in
            for font in fonts {
                json.array { json in
                    json.integer(font.number)
                    json.string(ifAny: font.address)
                    json.string(font.family)
                    json.bool(font.isVariable)
                    json.bool(font.hasTabularDigits)
                }
            }
        }
    }

    /// Writes the changed elements. Returns `false`, without writing, if there are none.
    fileprivate mutating func elements(_ change: SemanticsDifference.Change, root: UInt64) -> Bool {
        guard !change.isEmpty else { return false }
        key("ar")
        id(root)
        if !change.changed.isEmpty {
            key("a")
            array { json in for node in change.changed { json.element(node) } }
        }
        if !change.moved.isEmpty {
            key("am")
            array { json in for move in change.moved { json.movedElement(move) } }
        }
        if !change.removed.isEmpty {
            key("ax")
            array { json in for id in change.removed { json.id(id) } }
        }
        return true
    }

    fileprivate mutating func feedback(_ events: [FeedbackEvent]) {
        key("v")
        array { json in
            for event in events {
                json.array { json in
                    json.string(event.name)
                    json.number(min(max(event.intensity, 0), 1))
                }
            }
        }
    }

    /// Writes the announcements. The page shows changes of the screen by itself. Returns whether there are
    /// announcements.
    fileprivate mutating func announcements(_ notifications: [SemanticsNotification]) -> Bool {
        let spoken = notifications.filter { $0.text?.isEmpty == false }
        if spoken.isEmpty { return false }
        key("an")
        array { json in
            for notification in spoken {
                json.array { json in
                    json.string(notification.priority.rawValue)
                    json.string(notification.text ?? "")
                }
            }
        }
        return true
    }
}
