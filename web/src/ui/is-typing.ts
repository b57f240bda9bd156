// Whether a key belongs to a field, a dialog or the browser, and is no shortcut of the page.

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable], dialog, [popover], [role="menu"]';

export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return (event.target as HTMLElement).closest(FIELDS) !== null;
}
