// The title of the tab: what the page is called, and before it how many things are new.

let title = '';
let count = 0;

function show(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
}

export function setTabTitle(next: string): void {
  title = next;
  show();
}

/** 0 removes the count. */
export function setTabCount(next: number): void {
  count = next;
  // Before the first page has its title, there is nothing to show it with.
  if (title !== '') show();
}
