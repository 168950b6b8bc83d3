import { api } from './api';
import type { House } from './generated';

const here = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What links for others begin with. Whoever plays on the machine that serves has it under a name that leads a phone nowhere; then the
 * server is asked where the others find it.
 */
class Links {
  origin = $state(location.origin);
  /** Whether no other machine can follow them. */
  lonely = $state(false);

  constructor() {
    if (here.includes(location.hostname)) void this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const { site } = await api.get<House>('/api/house');
      if (site) this.origin = site;
      else this.lonely = true;
    } catch {
      // An older server doesn't know: the link is as good as the address of the page.
    }
  }
}

export const links = new Links();
