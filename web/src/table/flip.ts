import type { Action } from 'svelte/action';

/**
 * Lets everything with a data-piece move from where it was to where it is. The places are looked at before and after each change of
 * the view; nobody has to say what moved.
 */
export const flip: Action<HTMLElement, unknown> = (root) => {
  let before = places(root);
  const moved = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none';
    const after = places(root);
    if (!still) for (const [piece, spot] of after) slide(piece, before.get(piece), spot);
    before = after;
  };
  return {
    update() {
      // The page is drawn after this; what stands now is what stood before.
      before = places(root);
      requestAnimationFrame(moved);
    },
  };
};

const elements = new Map<string, HTMLElement>();

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  elements.clear();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = element.dataset.piece as string;
    elements.set(piece, element);
    found.set(piece, element.getBoundingClientRect());
  }
  return found;
}

function slide(piece: string, from: DOMRect | undefined, to: DOMRect): void {
  const element = elements.get(piece);
  if (!element || !from || from.width === 0 || to.width === 0) return;
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const slow = document.documentElement.dataset.motion === 'slow' ? 3 : 1;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }],
    { duration: 380 * slow, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}
