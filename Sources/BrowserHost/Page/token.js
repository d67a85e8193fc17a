// The secret that lets the page in. It leaves the address, where others might read it, and stays with the tab, so that the
// page can be loaded again. No other port of this machine sees a tab's storage, as it would a cookie.

const key = 'token';
const query = new URLSearchParams(location.search);
export const token = query.get('token') ?? sessionStorage.getItem(key) ?? '';

if (query.has('token')) {
  sessionStorage.setItem(key, token);
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`);
}

// An address of this host that carries the token.
export function admitted(path) {
  return `${path}?token=${encodeURIComponent(token)}`;
}
