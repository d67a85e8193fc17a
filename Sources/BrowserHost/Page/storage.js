// The storage of the tab, which a browser can block.

// Returns the text of a key, or null.
export function stored(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

// Stores a text, or removes the key for null. Returns whether the storage is available.
export function store(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
