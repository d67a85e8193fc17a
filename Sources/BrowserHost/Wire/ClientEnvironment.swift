import Foundation
import LayerTree

/// The environment that a page reports:
/// `{"dark":bool,"rtl":bool,"scale":n,"text":n,"locale":s?,"motion":bool,"contrast":bool,"active":bool,
/// "focused":bool?,"safe":[top,left,bottom,right]?}`
///
/// `motion` and `contrast` stand for reduced motion and increased contrast. A page is active if it's visible.
struct ClientEnvironment: Decodable {
    let environment: HostEnvironment

    private enum Key: String, CodingKey { case dark, rtl, scale, text, locale, motion, contrast, active, focused, safe }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        var environment = HostEnvironment()
        environment.isDark = try members.decode(Bool.self, forKey: .dark)
        environment.isRightToLeft = try members.decode(Bool.self, forKey: .rtl)
        environment.displayScale = try members.decode(Double.self, forKey: .scale)
        environment.textScale = try members.decode(Double.self, forKey: .text)
        environment.localeIdentifier = try members.decodeIfPresent(String.self, forKey: .locale).map(Check.name)
        environment.reducesMotion = try members.decode(Bool.self, forKey: .motion)
        environment.increasesContrast = try members.decode(Bool.self, forKey: .contrast)
        environment.isActive = try members.decode(Bool.self, forKey: .active)
        environment.isFocused = try members.decodeIfPresent(Bool.self, forKey: .focused) ?? true
        let safe = try members.decodeIfPresent([Double].self, forKey: .safe) ?? [0, 0, 0, 0]
        guard Limits.displayScale.contains(environment.displayScale), Limits.textScale.contains(environment.textScale),
            safe.count == 4, safe.allSatisfy({ (0...Limits.side).contains($0) })
        else { throw ClientMessage.Malformed("environment is out of bounds") }
        environment.safeArea = .init(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        self.environment = environment
    }
}
