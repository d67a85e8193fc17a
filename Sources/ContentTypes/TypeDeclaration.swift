/// The declaration of a type: the types that it conforms to, and its tags.
struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    /// The filename extensions. The preferred one is the first.
    let extensions: [String]
    /// The MIME types. The preferred one is the first.
    let mimeTypes: [String]

    init(_ identifier: String, parents: [String] = [], extensions: [String] = [], mimeTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }
}
