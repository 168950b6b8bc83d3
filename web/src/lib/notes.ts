import script from './notes.worker.js?url';
import { router } from './router.svelte';

/** A note that the browser shows outside of the page. */
interface Note {
  title: string;
  body: string;
  /** Where touching it leads; of notes to the same place only the last is shown. */
  address: string;
}

export const notifiable = (): boolean => 'Notification' in window;

/** Whether the browser will show notifications; asks the person if that is still open. */
export async function mayNotify(): Promise<boolean> {
  return notifiable() && (await Notification.requestPermission()) === 'granted';
}

// Who touches a note that a worker has shown is led here by it.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<{ address: string }>) => router.go(data.address);

/** Shows a note if the person has allowed it. It is no matter if that can't be: what it says is also on the page. */
export function show(note: Note): void {
  if (!notifiable() || Notification.permission !== 'granted') return;
  try {
    byPage(note);
  } catch {
    // On phones a page may not.
    byWorker(note).catch(() => undefined);
  }
}

const looks = ({ body, address }: Note) => ({ body, icon: '/icon.svg', tag: address });

function byPage(note: Note): void {
  const shown = new Notification(note.title, looks(note));
  shown.onclick = () => {
    window.focus();
    router.go(note.address);
    shown.close();
  };
}

async function byWorker(note: Note): Promise<void> {
  const registration = await navigator.serviceWorker.register(script);
  if (!registration.active) await begun(registration.installing ?? registration.waiting);
  await registration.showNotification(note.title, { ...looks(note), data: note.address });
}

/** Waits until a worker works, or can't. */
async function begun(worker: ServiceWorker | null): Promise<void> {
  await new Promise<void>((done) => {
    if (!worker) return done();
    worker.onstatechange = () => (worker.state === 'activated' || worker.state === 'redundant') && done();
  });
}
