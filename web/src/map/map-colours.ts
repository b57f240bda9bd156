// The colours of the live map, read from the page's custom properties, and word of their change.

const NAMES = {
  water: '--map-water',
  land: '--map-land',
  otherLand: '--map-other-land',
  border: '--map-border',
  label: '--map-label',
  halo: '--map-halo',
  strongLabel: '--ink-2',
  routeDone: '--route-done',
  routeRest: '--route-rest',
};

export type MapColours = Record<keyof typeof NAMES, string>;

/** As plain colours: the map knows no custom properties and no light-dark(). */
export function readColours(): MapColours {
  const probe = document.createElement('span');
  document.body.append(probe);
  const entries = Object.entries(NAMES).map(([key, name]) => {
    probe.style.color = `var(${name})`;
    return [key, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as MapColours;
}

/** By the page's switch and by the system. Returns how to stop listening. */
export function onThemeChange(act: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const page = new MutationObserver(act);
  system.addEventListener('change', act);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', act);
    page.disconnect();
  };
}
