import Foundation

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
        lock = openFile(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC)
        guard lock >= 0 else { throw ImpressionError.directoryUnusable(path: path, reason: Self.lastError) }
        // After an error here, `deinit` closes the descriptor.
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK
                ? ImpressionError.directoryInUse(path: path)
                : .directoryUnusable(path: path, reason: Self.lastError)
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
        let descriptor = openFile(path + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(name) }
        // The journal writes to a few files in turn: the last segment, the checkpoints, and the state.
        if descriptors.count > 8, let other = descriptors.keys.first(where: { $0.hasSuffix(".journal") && $0 != name })
        {
            close(descriptors.removeValue(forKey: other)!)
        }
        descriptors[name] = descriptor
        return descriptor
    }

    func names() throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw ImpressionError.directoryUnusable(path: path, reason: error.localizedDescription)
        }
    }

    func read(_ name: String) throws -> [UInt8] {
        let file = openFile(path + "/" + name, O_RDONLY | O_CLOEXEC)
        if file < 0, errno == ENOENT { return [] }
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0 else { throw unreadable(name, closing: file) }
        let size = Int(status.st_size)
        var bytes = [UInt8](repeating: 0, count: size)
        var done = 0
        while done < size {
            let count = bytes.withUnsafeMutableBytes { readFile(file, $0.baseAddress! + done, size - done) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(name, closing: file) }
            if count == 0 { break }
            done += count
        }
        close(file)
        bytes.removeSubrange(done...)
        return bytes
    }

    private func unreadable(_ name: String, closing file: Int32) -> ImpressionError {
        let reason = Self.lastError
        if file >= 0 { close(file) }
        return .readFailed(file: name, reason: reason)
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

    func truncate(_ name: String, to length: Int) throws {
        try guardian.withLock {
            guard ftruncate(try descriptor(name), off_t(length)) == 0 else { throw failure(name) }
        }
    }

    func remove(_ name: String) throws {
        try guardian.withLock {
            if let descriptor = descriptors.removeValue(forKey: name) { close(descriptor) }
            guard unlink(path + "/" + name) == 0 || errno == ENOENT else { throw failure(name) }
        }
    }

    func synchronize(_ name: String) throws { try synchronize(path + "/" + name, O_RDWR, name) }

    func synchronizeNames() throws { try synchronize(path, O_RDONLY, path) }

    private func synchronize(_ path: String, _ flags: Int32, _ name: String) throws {
        let file = openFile(path, flags | O_CLOEXEC)
        if file < 0, errno == ENOENT { return }
        guard file >= 0 else { throw failure(name) }
        defer { close(file) }
        #if canImport(Darwin)
        // Some volumes, such as those of a network, support only the weaker call.
        let result = fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file)
        #else
        let result = fsync(file)
        #endif
        guard result == 0 else { throw failure(name) }
    }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }

private func readFile(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int { read(file, bytes, count) }
