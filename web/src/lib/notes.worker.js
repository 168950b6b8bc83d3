/**
 * Where a page may not show notifications itself this shows them for it: browsers of phones want it so. It does nothing else, and keeps
 * nothing. Touching a note leads to its table, in a page that is open if there is one.
 */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(notification.data));
});

async function lead(address) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ address });
  return page.focus();
}
