// The table of contents: opened by a button on a phone; marks the section in view. The language switch keeps the section.

export function startContents(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-contents]');
  const nav = document.getElementById('contents');
  if (button && nav) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const isOpen = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(isOpen));
      nav.classList.toggle('is-open', isOpen);
    });
    nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }
  followReading();
  const other = document.querySelector<HTMLAnchorElement>('[data-language]');
  other?.addEventListener('click', () => {
    // Both languages have the same anchors.
    other.hash = location.hash;
  });
}

function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-contents a')];
  const byId = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
  const heads = [...byId.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (heads.length === 0) return;
  const mark = () => {
    const read = heads.findLast((head) => head.getBoundingClientRect().top < innerHeight / 3) ?? heads[0]!;
    for (const [id, link] of byId) {
      if (id === read.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
