// On Apple's systems, `import SwiftUI` refers to the system's module, so there's nothing to build. The product
// `SwiftUI` contains this target so that a manifest can depend on it without conditions.
