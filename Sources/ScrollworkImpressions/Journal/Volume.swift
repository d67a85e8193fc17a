/// The storage of a journal's files: a directory, or a simulation of failures in tests.
protocol Volume: Sendable {
    func names() throws -> [String]
    /// Returns all bytes of a file, or no bytes if the file doesn't exist. Throws an error if the file exists but can't
    /// be read.
    func read(_ name: String) throws -> [UInt8]
    /// Writes bytes at an offset, and creates the file if necessary.
    func write(_ bytes: [UInt8], to name: String, at offset: Int) throws
    /// Removes the bytes of a file from an offset on.
    func truncate(_ name: String, to length: Int) throws
    /// Removes a file, if it exists.
    func remove(_ name: String) throws
    /// Waits until the bytes of a file would survive a power loss. A file that doesn't exist has no bytes.
    func synchronize(_ name: String) throws
    /// Waits until the created and removed names would survive a power loss.
    func synchronizeNames() throws
}
