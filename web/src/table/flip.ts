/** Nothing is to move. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';

/** For how many milliseconds a position is seen before the next comes. */
export function pace(): number {
  if (still() || document.hidden) return 0;
  return document.documentElement.dataset.motion === 'slow' ? 1600 : 600;
}

/**
 * Lets everything with a data-piece move from where it was to where it is. The places are looked at before and after each change of
 * the view; nobody has to say what moved.
 */
export class Flip {
  private before = new Map<string, DOMRect>();
  private readonly running = new Set<Animation>();

  /** Looks where everything stands: call it before the page is drawn anew ($effect.pre). What is on its way is met where it is. */
  look(root: HTMLElement | undefined): void {
    if (!root) return;
    this.before = new Map([...pieces(root)].map(([piece, element]) => [piece, element.getBoundingClientRect()]));
    for (const animation of this.running) animation.cancel();
    this.running.clear();
  }

  /** Moves everything to where it stands now: call it once the page is drawn ($effect). */
  move(root: HTMLElement | undefined): void {
    if (!root || still()) return;
    const places = [...pieces(root)].map(([piece, element]) => ({ element, from: this.before.get(piece), to: element.getBoundingClientRect() }));
    for (const { element, from, to } of places) if (from) this.slide(element, from, to);
  }

  private slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    if (from.width === 0 || to.width === 0) return;
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const slow = document.documentElement.dataset.motion === 'slow' ? 3 : 1;
    const animation = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration: 380 * slow, easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
  }
}

function pieces(root: HTMLElement): Map<string, HTMLElement> {
  return new Map([...root.querySelectorAll<HTMLElement>('[data-piece]')].map((element) => [element.dataset.piece as string, element]));
}
