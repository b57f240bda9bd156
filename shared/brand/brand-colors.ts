// The colours of pages, mails and documents from one colour of the operator, readable on light and on dark surfaces.

/** A colour of six hexadecimal digits, such as #0f5566. */
export type Hex = string;

export interface BrandTheme {
  accent: Hex;
  accentHover: Hex;
  accentSoft: Hex;
  onAccent: Hex;
}

export interface BrandColors {
  light: BrandTheme;
  dark: BrandTheme;
}

export const BRAND_COLOR = /^#[0-9a-f]{6}$/i;

/** The colours without an operator's choice, as in `web/src/ui/tokens.css`. */
export const DEFAULT_BRAND_COLOR = '#0f5566';
const DEFAULT_COLORS: BrandColors = {
  light: { accent: '#0f5566', accentHover: '#0b4553', accentSoft: '#e3f0f3', onAccent: '#ffffff' },
  dark: { accent: '#5cc0d3', accentHover: '#7bd0e0', accentSoft: '#12333c', onAccent: '#06232b' },
};

/** WCAG 2.2 for text of normal size. */
const MIN_CONTRAST = 4.5;
/** The surfaces on which the accent is text: of the light ones the darkest, of the dark ones the lightest. */
const SURFACE = { light: '#eef2f5', dark: '#202a33' };
const PAPER = { light: '#ffffff', dark: '#171e25' };
const SOFT_SHARE = { light: 0.1, dark: 0.22 };
/** Small enough that the eye sees one colour become darker or lighter, not another one. */
const STEP = 0.02;

type Channels = [number, number, number];

function channelsOf(color: Hex): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): Hex {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(color: Hex): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, as WCAG defines it. */
export function contrastOf(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function mix(color: Hex, other: Hex, share: number): Hex {
  const [from, to] = [channelsOf(color), channelsOf(other)];
  return hexOf(from.map((value, i) => value + (to[i]! - value) * share) as Channels);
}

/** The nearest colour towards black or white that can be read on all these surfaces. */
function readableOn(color: Hex, surfaces: readonly Hex[], towards: Hex): Hex {
  const worst = (shown: Hex) => Math.min(...surfaces.map((surface) => contrastOf(shown, surface)));
  for (let share = 0; share < 1; share += STEP) {
    const shown = mix(color, towards, share);
    if (worst(shown) >= MIN_CONTRAST) return shown;
  }
  return towards;
}

function themeOf(color: Hex, theme: 'light' | 'dark'): BrandTheme {
  const towards = theme === 'light' ? '#000000' : '#ffffff';
  const accentSoft = mix(PAPER[theme], color, SOFT_SHARE[theme]);
  const accent = readableOn(color, [SURFACE[theme], accentSoft], towards);
  const onAccent = readableOn(mix('#000000', color, 0.15), [accent], '#000000');
  return {
    accent,
    accentHover: mix(accent, towards, 0.2),
    accentSoft,
    onAccent: contrastOf('#ffffff', accent) >= MIN_CONTRAST ? '#ffffff' : onAccent,
  };
}

/** The operator's colour made darker for light surfaces and lighter for dark ones, as far as it takes to read it. */
export function brandColorsOf(color: Hex | null): BrandColors {
  if (color === null || color.toLowerCase() === DEFAULT_BRAND_COLOR) return DEFAULT_COLORS;
  const chosen = color.toLowerCase();
  return { light: themeOf(chosen, 'light'), dark: themeOf(chosen, 'dark') };
}

/** Whether the colour itself is too pale for text on white, so that another one is shown instead. */
export function isTooPale(color: Hex): boolean {
  return contrastOf(color, SURFACE.light) < MIN_CONTRAST;
}
