// The colours of the live map, read from the page's custom properties, and a listener for their changes.

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

/** As plain colours: MapLibre supports neither custom properties nor light-dark(). */
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

/** Reacts to the page's switch and to the system. Returns a function that stops listening. */
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
