import SwiftUI
import Testing
import ViewRuntime

private struct SpeedKey: TransactionKey {
    static var defaultValue: Int { 3 }
}

struct TransactionTests {
    @Test func keysHaveDefaultsAndKeepTheirValues() {
        var transaction = Transaction()
        #expect(transaction[SpeedKey.self] == 3)
        transaction[SpeedKey.self] = 5
        #expect(transaction[SpeedKey.self] == 5)
    }

    @Test func theInnerTransactionTakesPrecedenceWhereItHasAValue() {
        var outer = Transaction(animation: .spring)
        outer.isContinuous = true
        outer[SpeedKey.self] = 4
        let silent = Transaction().merged(over: outer)
        #expect(silent.animation == .spring)
        var inner = Transaction(animation: nil)
        inner[SpeedKey.self] = 5
        let merged = inner.merged(over: outer)
        #expect(merged.animation == nil)
        #expect(merged.isContinuous)
        #expect(merged[SpeedKey.self] == 5)
    }

    @Test func disabledAnimationsHaveNoEffect() {
        var transaction = Transaction(animation: .bouncy)
        transaction.disablesAnimations = true
        #expect(transaction.animation == .bouncy)
        #expect(transaction.effectiveAnimation == nil)
    }
}
