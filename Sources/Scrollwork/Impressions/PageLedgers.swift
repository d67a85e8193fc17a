import ImpressionLedger

/// What an action counts as exposures.
struct ExposureCounting: Equatable {
    let rule: ImpressionRule
    let repeats: Bool
}

/// The ledgers of a carousel's actions that receive exposures, in the order of the actions.
struct PageLedgers<ID: Hashable> {
    typealias Receiver = CarouselActions<ID>.Exposing
    /// An exposure and the action that receives it.
    typealias Report = (action: (PageExposure<ID>) -> Void, exposure: PageExposure<ID>)

    private var ledgers: [ExposureLedger<ID>] = []

    /// The time at which the next page becomes viewable if nothing changes.
    var deadline: Double? { ledgers.compactMap(\.deadline).min() }

    /// Whether the ledgers are those of the actions.
    func fit(_ actions: [Receiver]) -> Bool { ledgers.elementsEqual(actions) { $0.counting == $1.counting } }

    /// Changes all ledgers.
    ///
    /// - Parameters:
    ///   - place: Returns the current index of an item.
    ///   - actions: The actions that receive the exposures.
    ///   - change: Changes a ledger, and returns the exposures to report.
    mutating func change(
        _ place: ((ID) -> Int?)?, reportingTo actions: [Receiver],
        _ change: (inout ExposureLedger<ID>) -> [PageExposure<ID>]
    ) -> [Report] {
        var reports: [Report] = []
        for index in ledgers.indices {
            if let place { ledgers[index].move { place($0) } }
            let exposures = change(&ledgers[index])
            if actions.indices.contains(index) { reports += exposures.map { (actions[index].action, $0) } }
        }
        return reports
    }

    /// Adopts the ledgers of other actions. Exposures continue for actions that count the same.
    ///
    /// - Parameter end: Ends the exposures of a ledger that isn't continued. The action at its place receives them.
    mutating func renew(for actions: [Receiver], end: (inout ExposureLedger<ID>) -> [PageExposure<ID>]) -> [Report] {
        var former: [ExposureLedger<ID>?] = ledgers
        ledgers = actions.map { action in
            guard let index = former.firstIndex(where: { $0?.counting == action.counting }), let found = former[index]
            else { return ExposureLedger(rule: action.rule, repeats: action.repeats) }
            former[index] = nil
            return found
        }
        return zip(former, actions).flatMap { ledger, action -> [Report] in
            guard var ledger else { return [] }
            return end(&ledger).map { (action.action, $0) }
        }
    }
}

extension ExposureLedger {
    var counting: ExposureCounting { ExposureCounting(rule: rule, repeats: repeats) }
}

extension CarouselActions.Exposing {
    var counting: ExposureCounting { ExposureCounting(rule: rule, repeats: repeats) }
}
