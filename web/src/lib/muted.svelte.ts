import { api, type Muted } from './api';

/** Whom I don't want to read. The server leaves out what they said before; what they say now is left out here. */
class Silence {
  people = $state<string[]>([]);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.people = (await api.get<Muted>('/api/me/muted')).people;
    this.asked = true;
  }

  async set(person: string, silent: boolean): Promise<void> {
    await api.post('/api/me/muted', { person, silent });
    this.people = [...this.people.filter((one) => one !== person), ...(silent ? [person] : [])];
  }
}

export const silence = new Silence();
