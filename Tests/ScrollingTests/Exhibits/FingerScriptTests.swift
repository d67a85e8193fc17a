import SwiftUI
import Testing

@testable import gallery

@MainActor
@Suite struct FingerScriptTests {
    @Test func aLineIsAStroke() throws {
        let script = try FingerScript("# a visit\n\nat 0.5 drag 300,200 to 100,200 over 0.25\n  at 2 tap 350,40\n")
        #expect(script.strokes.count == 2)
        #expect(try FingerScript("") == FingerScript())
    }

    @Test(arguments: [
        "drag 1,2 to 3,4 over 1", "at 1 drag 1,2 to 3,4", "at 1 drag 1,2 to 3,4 over 0", "at -1 tap 1,2",
        "at nan tap 1,2",
        "at 1 tap 1", "at 1 tap 1,2,3", "at 1 tap inf,2", "at 1 tap 1,2 over 3", "at 1 pinch 1,2",
    ])
    func anythingElseIsAnErrorThatNamesTheLine(_ line: String) {
        let error = #expect(throws: LaunchError.self) { try FingerScript("at 1 tap 1,2\n" + line) }
        #expect(error.map { "\($0)" }?.contains("Line 2") == true)
    }

    @Test func everyVisitIsAScript() throws {
        for exhibit in Exhibit.all { #expect(try !FingerScript(exhibit.visit).strokes.isEmpty) }
    }
}
