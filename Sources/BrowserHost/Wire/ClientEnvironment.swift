import Foundation
import LayerTree

extension HostEnvironment {
    /// Creates the environment that a page reports:
    /// `{"dark":bool,"rtl":bool,"scale":n,"text":n,"locale":s?,"motion":bool,"contrast":bool,"active":bool,
    /// "focused":bool?,"safe":[top,left,bottom,right]?,"keyboard":height?}`
    ///
    /// `motion` and `contrast` stand for reduced motion and increased contrast. A page is active if it's visible.
    init(_ members: JSONValue) throws(ClientMessage.Malformed) {
        self.init()
        isDark = try members.member("dark").bool
        isRightToLeft = try members.member("rtl").bool
        displayScale = try members.member("scale").double
        textScale = try members.member("text").double
        localeIdentifier = try members.optionalMember("locale").map(Check.name)
        reducesMotion = try members.member("motion").bool
        increasesContrast = try members.member("contrast").bool
        isActive = try members.member("active").bool
        isFocused = try members.optionalMember("focused")?.bool ?? true
        let safe = try members.optionalMember("safe")?.doubles ?? [0, 0, 0, 0]
        keyboard = try members.optionalMember("keyboard")?.double ?? 0
        guard Limits.displayScale.contains(displayScale), Limits.textScale.contains(textScale), safe.count == 4,
            safe.allSatisfy({ (0...Limits.side).contains($0) }), (0...Limits.side).contains(keyboard)
        else { throw ClientMessage.Malformed("environment is out of bounds") }
        safeArea = .init(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
    }
}
