// ScrollworkTesting
