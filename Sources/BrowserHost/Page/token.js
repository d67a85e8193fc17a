// The secret that gives the page access. It moves from the address, where others could read it, to the storage of the
// tab, so the page can be reloaded. In contrast to cookies, other ports of this machine don't receive the storage of a
// tab.

import { store, stored } from './storage.js';

const key = 'token';
const query = new URLSearchParams(location.search);
export const token = query.get('token') ?? stored(key) ?? '';

// Without the storage, the token stays in the address.
if (query.has('token') && store(key, token)) {
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`);
}

// The run of the program. Another run can have other content at the same address.
let run = null;

// Sets the run. Returns whether the program was restarted.
export function adoptRun(current) {
  const isRestart = run !== null && run !== current;
  run = current;
  return isRestart;
}

// Returns an address of this host with the token.
export function admitted(path) {
  return `${path}?token=${encodeURIComponent(token)}${run ? `&run=${encodeURIComponent(run)}` : ''}`;
}
