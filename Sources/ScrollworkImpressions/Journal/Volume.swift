import Foundation

/// The storage of a journal's files: a directory, or a simulation of failures in tests.
protocol Volume: Sendable {
    func names() throws -> [String]
    /// Returns all bytes of a file, or no bytes if the file doesn't exist.
    func read(_ name: String) throws -> [UInt8]
    /// Writes bytes at an offset, and creates the file if necessary.
    func write(_ bytes: [UInt8], to name: String, at offset: Int) throws
    func remove(_ name: String) throws
    /// Waits until the written bytes would survive a power loss.
    func synchronize(_ name: String) throws
}

/// A directory that only this process uses.
final class Directory: Volume, @unchecked Sendable {
    private let path: String
    private let lock: Int32
    private let guardian = NSLock()
    private var descriptors: [String: Int32] = [:]

    init(_ url: URL) throws {
        path = url.path
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw ImpressionError.directoryUnusable(path: url.path, reason: error.localizedDescription)
        }
        lock = openFile(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw ImpressionError.directoryUnusable(path: path, reason: Self.lastError) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw ImpressionError.directoryInUse(path: path)
        }
    }

    deinit {
        for descriptor in descriptors.values { close(descriptor) }
        close(lock)
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    private func failure(_ name: String) -> ImpressionError { .writeFailed(file: name, reason: Self.lastError) }

    private func descriptor(_ name: String) throws -> Int32 {
        if let known = descriptors[name] { return known }
        let made = openFile(path + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard made >= 0 else { throw failure(name) }
        // The journal writes to a few files in turn: the last segment, the checkpoints, and the state.
        if descriptors.count > 8, let other = descriptors.keys.first(where: { $0.hasSuffix(".journal") && $0 != name })
        {
            close(descriptors.removeValue(forKey: other)!)
        }
        descriptors[name] = made
        return made
    }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path) }

    func read(_ name: String) throws -> [UInt8] {
        guard let file = FileManager.default.contents(atPath: path + "/" + name) else { return [] }
        return [UInt8](file)
    }

    func write(_ bytes: [UInt8], to name: String, at offset: Int) throws {
        try guardian.withLock {
            let descriptor = try self.descriptor(name)
            var done = 0
            while done < bytes.count {
                let count = bytes.withUnsafeBytes {
                    pwrite(descriptor, $0.baseAddress! + done, bytes.count - done, off_t(offset + done))
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw failure(name) }
                done += count
            }
        }
    }

    func remove(_ name: String) throws {
        try guardian.withLock {
            if let descriptor = descriptors.removeValue(forKey: name) { close(descriptor) }
            guard unlink(path + "/" + name) == 0 || errno == ENOENT else { throw failure(name) }
        }
    }

    func synchronize(_ name: String) throws {
        let descriptor = try guardian.withLock { dup(try self.descriptor(name)) }
        guard descriptor >= 0 else { throw failure(name) }
        defer { close(descriptor) }
        #if canImport(Darwin)
        let result = fcntl(descriptor, F_FULLFSYNC)
        #else
        let result = fdatasync(descriptor)
        #endif
        guard result == 0 else { throw failure(name) }
    }
}

private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
