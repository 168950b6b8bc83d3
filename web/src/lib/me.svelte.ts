import { api, whoAmI, type Me } from './api';
import { speech } from './speech.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'none' | 'slow' | 'normal';

interface Settings {
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  text: boolean;
}

const usual: Settings = { theme: 'system', motion: 'system', confirm: true, sound: false, notify: false, text: false };

/** Who sits at this browser, and how they like it. */
class Myself {
  me = $state<Me>();
  settings = $state<Settings>({ ...usual });

  async arrive(): Promise<void> {
    this.me = await whoAmI(speech.language);
    this.settings = { ...usual, ...(this.me.settings as Partial<Settings>) };
    this.apply();
  }

  async change(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.apply();
    this.me = await api.patch<Me>('/api/me', { settings: this.settings });
  }

  async rename(name: string): Promise<void> {
    this.me = await api.patch<Me>('/api/me', { name });
  }

  /** Leaves an address that is called when it is my turn; an empty one means none. */
  async call(webhook: string): Promise<void> {
    this.me = await api.patch<Me>('/api/me', { webhook });
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.settings.theme;
    root.dataset.motion = this.settings.motion;
  }
}

export const myself = new Myself();
