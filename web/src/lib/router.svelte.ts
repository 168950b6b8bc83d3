/** Where the page is. Links are plain links; a click on one of ours changes the address without loading anything. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/lab/reports/') || link.pathname === '/openapi.json') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else scrollTo(0, 0);
  }

  /** The parts of the path: /t/abc is ['t', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
}

export const router = new Router();
