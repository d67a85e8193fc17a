// On Apple's systems `import SwiftUI` is the system's own, and there is nothing to build. This target is behind the
// product `SwiftUI`, so that a manifest which names it needs no conditions.
