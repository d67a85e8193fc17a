import Foundation

/// The start of a program: reads its arguments and shows its first window accordingly.
@MainActor
package enum Launch {
    /// Runs the program. This method doesn't return.
    static func run(name: String, scene: () -> some Scene) -> Never {
        let launch: LaunchArguments
        do {
            launch = try LaunchArguments(Array(CommandLine.arguments.dropFirst()))
        } catch {
            fail("\(error)\n\n\(LaunchArguments.usage(of: name))", status: 64)
        }
        if launch == .help {
            say(LaunchArguments.usage(of: name))
            exit(0)
        }
        if case .previews(let page) = launch { runToEnd { try await page.runPreviews(of: name) } }
        guard let window = scene().allWindows.first else { fail("\(name) has no window.", status: 1) }
        runToEnd {
            switch launch {
            case .page(let page):
                try await page.run(title: window.title ?? name) { query in
                    window.opening(query["open"].flatMap { URL(string: $0) } ?? page.url)
                }
            case .picture(let picture, let path): try await picture.write(window.opening(picture.url), to: path)
            case .previews, .help: break
            }
        }
    }

    /// Runs an action while the main thread serves the main actor, then ends the program.
    package static func runToEnd(_ action: @escaping @MainActor () async throws -> Void) -> Never {
        Task {
            do {
                try await action()
                exit(0)
            } catch {
                fail("\(error)", status: 1)
            }
        }
        while true { RunLoop.main.run() }
    }

    /// Prints a line at once, even if the output isn't a terminal.
    package nonisolated static func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
        exit(status)
    }
}
