import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// mutants list PACKAGE FILE…               prints all mutants of the files as JSON
// mutants write PACKAGE OUT CHOSEN FILE…   writes the files to OUT with the mutants that CHOSEN lists, one a line
//
// The same files in the same order have the same numbers.
var arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["list", "write"].contains(arguments[0]), arguments[0] == "list" || arguments.count >= 5
else {
    FileHandle.standardError.write(Data("usage: mutants list PACKAGE FILE… | write PACKAGE OUT CHOSEN FILE…\n".utf8))
    exit(2)
}
let isWriting = arguments.removeFirst() == "write"
let package = URL(filePath: arguments.removeFirst(), directoryHint: .isDirectory)
var out: URL?
var chosen: Set<Int> = []
if isWriting {
    out = URL(filePath: arguments.removeFirst(), directoryHint: .isDirectory)
    let numbers = try String(contentsOfFile: arguments.removeFirst(), encoding: .utf8)
    chosen = Set(numbers.split(separator: "\n").compactMap { Int($0) })
}

var mutants: [Mutant] = []
for path in arguments {
    let source = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    guard let file = folded.as(SourceFileSyntax.self) else { continue }
    let rewriter = MutantRewriter(
        file: path, converter: SourceLocationConverter(fileName: path, tree: file),
        firstID: (mutants.last?.id ?? 0) + 1, chosen: chosen)
    let text = rewriter.rewrite(file).description
    mutants += rewriter.mutants
    guard let out, rewriter.mutants.contains(where: { chosen.contains($0.id) }) else { continue }
    let destination = out.appending(path: path)
    // On the first line, so that line numbers don't change.
    try ("import CMutant; " + text).write(to: destination, atomically: true, encoding: .utf8)
}
if !isWriting { print(String(decoding: try JSONEncoder().encode(mutants), as: UTF8.self)) }
