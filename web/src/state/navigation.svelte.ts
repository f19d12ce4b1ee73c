// Which screen is shown. Links inside the page change it without loading anything anew.

import { readRoute, type Route } from '../router';

class Navigation {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** For the whole document: a plain click on an address of our own does not leave the page. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

function here(): Route {
  return readRoute(location.pathname, location.hash);
}

export const navigation = new Navigation();
