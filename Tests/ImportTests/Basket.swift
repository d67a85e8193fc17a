// Imports only Foundation, as many models of iOS programs do.
import Foundation

/// An observable object.
final class Basket: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var total: Decimal = 0
    private var observers: Set<AnyCancellable> = []

    init() {
        $items.map { Decimal($0.count) * Decimal(string: "2.5")! }
            .sink { [weak self] in self?.total = $0 }
            .store(in: &observers)
    }
}
