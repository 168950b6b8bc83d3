/** Puts all icons into the page: one that points into another file has the browser read that file anew whenever it is drawn. */
export async function icons(): Promise<void> {
  const answer = await fetch('/icons.svg');
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(sprite);
}
