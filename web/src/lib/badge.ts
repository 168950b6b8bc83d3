const crown = (dot: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#a12a2c"/><path d="M10 46 6 20l14 12L32 12l12 20 14-12-4 26z" fill="#f3d68a"/><rect x="10" y="48" width="44" height="6" fill="#f3d68a"/>${dot}</svg>`,
  )}`;

/** The tab says that I am awaited: a point before its title and on its picture. */
export function badge(title: string, awaited: boolean): void {
  document.title = `${awaited ? '● ' : ''}${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = awaited ? crown('<circle cx="48" cy="16" r="15" fill="#1b6fd0" stroke="#fff" stroke-width="4"/>') : '/icon.svg';
}
