// The colours and measures of mails, in light and dark, for programs with little CSS support.
import { type BrandTheme, brandColorsOf } from '../../../../shared/brand/brand-colors.ts';

/** Stands for a colour of the operator until the mail is written. Texts cannot contain it, because their < is escaped. */
const brand = (name: keyof BrandTheme) => ({ light: `<light.${name}>`, dark: `<dark.${name}>` });

export function fillBrandColors(html: string, color: string | null): string {
  const colors = brandColorsOf(color);
  return html.replace(
    /<(light|dark)\.(\w+)>/g,
    (_, theme: 'light' | 'dark', name: keyof BrandTheme) => colors[theme][name],
  );
}

/** Light colours are inline, because some programs drop the head; dark colours need the classes. */
const COLORS = {
  ground: { property: 'background-color', light: '#f5f7f9', dark: '#10161b' },
  paper: { property: 'background-color', light: '#ffffff', dark: '#171e25' },
  sunken: { property: 'background-color', light: '#f9fafb', dark: '#131a20' },
  ink: { property: 'color', light: '#1c2630', dark: '#e8edf1' },
  ink2: { property: 'color', light: '#3b4854', dark: '#c4cdd5' },
  muted: { property: 'color', light: '#5d6b78', dark: '#9aa7b3' },
  rule: { property: 'border-color', light: '#dde3e8', dark: '#2c3741' },
  link: { property: 'color', ...brand('accent') },
  button: { property: 'background-color', ...brand('accent') },
  onButton: { property: 'color', ...brand('onAccent') },
  sum: { property: 'border-color', ...brand('accent') },
  calm: { property: 'background-color', ...brand('accentSoft') },
  calmEdge: { property: 'border-color', ...brand('accent') },
  plate: { property: 'background-color', light: '#ffffff', dark: '#ffffff' },
  late: { property: 'background-color', light: '#fdf3dc', dark: '#33280f' },
  lateEdge: { property: 'border-color', light: '#b7791f', dark: '#f0b849' },
  lateInk: { property: 'color', light: '#8a5a0c', dark: '#f0b849' },
} as const;

export type Color = keyof typeof COLORS;

export const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";
/** The name by which a mail shows the operator's logo, which is attached when it is sent. */
export const LOGO_CID = 'logo';

export const BUTTON_COLOR = brand('accent').light;

export const CODE_FONT = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

/**
 * The attributes of an element with these colours; `style` has further styles, `name` the class that narrow
 * screens change.
 */
export function look(colors: readonly Color[], style = '', name?: 'sheet' | 'inside' | 'label'): string {
  const light = colors.map((color) => `${COLORS[color].property}:${COLORS[color].light}`);
  const styles = [...light, style].filter((part) => part !== '').join(';');
  const names = name === undefined ? colors : [name, ...colors];
  return `class="${names.join(' ')}" style="${styles}"`;
}

const DARK_RULES = Object.entries(COLORS)
  .map(([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`)
  .join('\n');

export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;text-size-adjust:100%}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){
.around{padding:0!important}
.sheet{border-left:0!important;border-right:0!important;border-top:0!important;border-radius:0!important}
.inside{padding-left:20px!important;padding-right:20px!important}
.label{width:104px!important}
}
@media (prefers-color-scheme:dark){
${DARK_RULES}
}`;
