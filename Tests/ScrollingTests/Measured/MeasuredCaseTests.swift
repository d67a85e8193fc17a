import Testing

@MainActor
@Suite struct MeasuredCaseTests {
    @Test(arguments: CaseFile.all) func framesAreThoseMeasuredOnAppleSystems(_ file: CaseFile) {
        if let known = MeasuredCases.all.first(where: { $0.id == file.id }) {
            known.run(file)
        } else {
            #expect(
                MeasuredCases.notYetCovered[file.id] != nil, "\(file.id) is neither built nor listed as not yet covered"
            )
        }
    }

    @Test func everyBuilderHasFigures() {
        let known = Set(CaseFile.all.map(\.id))
        #expect(known.count == CaseFile.all.count)
        #expect(!known.isEmpty)
        for builder in MeasuredCases.all { #expect(known.contains(builder.id), "\(builder.id) was never measured") }
        #expect(Set(MeasuredCases.all.map(\.id)).count == MeasuredCases.all.count)
    }

    @Test func noCaseIsBothBuiltAndListedAsMissing() {
        let known = Set(CaseFile.all.map(\.id))
        for id in MeasuredCases.notYetCovered.keys {
            #expect(known.contains(id))
            #expect(!MeasuredCases.all.contains { $0.id == id })
        }
    }
}
