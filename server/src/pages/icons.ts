// The few line icons of the public pages, drawn on a grid of 24.
import { type Html, trusted } from './html.ts';

const PATHS = {
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  bell: '<path d="M6.5 16.500v-5.5a5.500 5.500 0 0 1 11 0v5.500l1.500 1.500h-14z"/><path d="M10.5 20.500a1.600 1.600 0 0 0 3 0"/>',
  bubble: '<path d="M4 5h16v11H12l-4 4v-4H4z"/><path d="M12 8v3M12 13.5v.01"/>',
  calendar:
    '<rect x="4" y="5.500" width="16" height="14.500" rx="2"/><path d="M4 10h16M8 3.500v4M16 3.500v4M12 12.500v5M9.500 15h5"/>',
  calendarChange:
    '<path d="M20 11v-3.500a2 2 0 0 0-2-2h-12a2 2 0 0 0-2 2v10.500a2 2 0 0 0 2 2h5M4 10h16M8 3.500v4M16 3.500v4"/><circle cx="17" cy="17" r="4"/><path d="M17 15.200v2l1.300 .8"/>',
  car: '<path d="M3 16.5v-4.2l2.3-5.1a2 2 0 0 1 1.8-1.2h7.3a2 2 0 0 1 1.5.7l3.3 4.2 1.1.5a1.5 1.5 0 0 1 .9 1.4v3.7h-2.4M9.6 16.5h4.8M5 16.5h-2"/><circle cx="7.2" cy="16.8" r="2"/><circle cx="16.8" cy="16.8" r="2"/><path d="M4 11h14.5M11.5 6v5"/>',
  check: '<path d="M6 12.5l4 4 8-9"/>',
  chevron: '<path d="M6 9.5l6 6 6-6"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3 2"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.5v-2.5a2 2 0 0 0-2-2h-7.5a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5"/>',
  download: '<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>',
  erase:
    '<path d="M19 20h-10.5l-4.2-4.2a1.8 1.8 0 0 1 0-2.6l8-8a1.8 1.8 0 0 1 2.6 0l4.3 4.3a1.8 1.8 0 0 1 0 2.6l-7.2 7.4M17.5 13.5l-6.5-6.5"/>',
  expand: '<path d="M15 4h5v5M20 4l-6 6M9 20h-5v-5M4 20l6-6M4 9v-5h5M4 4l6 6M20 15v5h-5M20 20l-6-6"/>',
  file: '<path d="M13.5 3.5h-6.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-9.5zM13.5 3.5v6h5.5"/><path d="M9 14.5l2 2 4-4"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8v.01"/>',
  key: '<circle cx="8.500" cy="15.500" r="4"/><path d="M11.500 12.500l8-8M16 8l2.500 2.500"/>',
  person: '<circle cx="12" cy="8" r="3.500"/><path d="M5 20a7 7 0 0 1 14 0"/>',
  shield:
    '<path d="M12 3.500l7.500 2.500v5.500c0 4.500-3 7.500-7.500 9c-4.500-1.500-7.500-4.500-7.500-9v-5.5z"/><path d="M9 12l2.200 2.200l4-4.200"/>',
  lock: '<rect x="5.5" y="11" width="13" height="9" rx="2"/><path d="M8.5 11v-3a3.5 3.5 0 0 1 7 0v3"/>',
  list: '<path d="M4 6.5h16M4 12h16M4 17.5h16"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="M4 7l8 6 8-6"/>',
  moon: '<path d="M12 3.5a7 7 0 0 0 8.5 8.5a8.6 8.6 0 1 1-8.5-8.5z"/>',
  play: '<path d="M8 5.5v13l10.5-6.5z"/>',
  pin: '<path d="M12 21c-4-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 11z"/><circle cx="12" cy="10" r="2.5"/>',
  pinOff:
    '<path d="M8 5a6.5 6.5 0 0 1 10.5 5c0 2-.8 3.800-2.200 5.700M14.5 18.300l-2.5 2.700c-4-4.5-6.5-7.5-6.5-11l.3-1.900M3 3l18 18"/>',
  phone:
    '<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5 5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2z"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.500"/>',
  shop: '<path d="M4 9.5l1.5-5h13l1.5 5M4 9.5a2.6 2.6 0 0 0 5.300 0a2.700 2.700 0 0 0 5.400 0a2.6 2.6 0 0 0 5.300 0M5.5 12v8h13v-8M9.5 20v-5h5v5"/>',
  silent:
    '<path d="M3 3l18 18M9 12v.01M6.5 8.5a6 6 0 0 0-.5 6.5M4 6a9.5 9.5 0 0 0-.5 11M14.5 9a4 4 0 0 1 1.300 3M17.5 6a8 8 0 0 1 2 9"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5v1.5M3 12h1.5M19.5 12h1.5M5.6 5.6l1.100 1.100M17.300 17.300l1.100 1.100M5.6 18.400l1.100-1.100M17.300 6.700l1.100-1.100"/>',
  timely: '<path d="M20.5 12a8.5 8.5 0 1 0-8 8.5"/><path d="M12 7v5l2 1.5M15 19l2 2 4-4.5"/>',
  warn: '<path d="M12 7v6M12 16.5v.01"/>',
} as const;

export type IconName = keyof typeof PATHS;

/** Hidden from screen readers, because a text next to it has the same meaning. */
export function icon(name: IconName, className = 'icon'): Html {
  return trusted(
    `<svg class="${className}" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`,
  );
}

/** The logo of `web/src/ui/mark.svg` in the colours of the theme. */
export const MARK = trusted(
  '<svg class="mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false"><rect class="mark-ground" width="28" height="28" rx="6.5"/><path class="mark-lines" d="M8.5 8v12M20 8v12M8.5 14h7.2m-2.9-3.1 3.1 3.1-3.1 3.1"/></svg>',
);
