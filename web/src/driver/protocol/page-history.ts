// Every page of a protocol is an entry in the browser's history, so that the back button of the phone goes one
// page back. A page has all pages before it below it, also when a protocol is continued in the middle.

/** The page of the current entry; 0 if the entry is not a page of a protocol. */
export function pageInHistory(): number {
  return (history.state as { page?: number } | null)?.page ?? 0;
}

/** Opens the entries up to this page. Going back ends with a `popstate` event. */
export function goInHistory(page: number): void {
  const at = pageInHistory();
  if (page < at) history.go(page - at);
  if (at === 0) history.replaceState({ page: 1 }, '');
  for (let next = Math.max(at, 1) + 1; next <= page; next += 1) history.pushState({ page: next }, '');
}
