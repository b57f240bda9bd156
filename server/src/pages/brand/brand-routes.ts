// What pages load to show the operator's brand: the logo, a style sheet of colours, and an icon.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BRAND_COLOR, type BrandTheme, brandColorsOf } from '../../../../shared/brand/brand-colors.ts';
import { LOGO_PATH } from '../../operator/brand.ts';
import { findLogo } from '../../operator/logo-store.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Services } from '../../services.ts';

export function registerBrand(app: FastifyInstance, { core }: Services): void {
  app.get(`${LOGO_PATH}/:version`, async (_request, reply) => {
    const logo = await findLogo(core.sql);
    if (logo === null) throw callErrors.NOT_FOUND({ message: 'There is no logo.' });
    return keep(reply).type(logo.contentType).send(logo.bytes);
  });
  // The address contains the whole content, so nothing is read, and it can be kept for ever.
  app.get<{ Params: { color: string } }>('/brand/:color.css', async ({ params }, reply) => {
    return keep(reply)
      .type('text/css; charset=utf-8')
      .send(styleSheet(colorOf(params.color)));
  });
  app.get<{ Params: { color: string; letter: string } }>(
    '/brand/icon/:color/:letter.svg',
    async ({ params }, reply) => {
      const [letter = ''] = params.letter;
      return keep(reply)
        .type('image/svg+xml')
        .send(iconOf(colorOf(params.color), letter));
    },
  );
}

function colorOf(digits: string): string {
  const color = `#${digits}`;
  if (!BRAND_COLOR.test(color)) throw callErrors.NOT_FOUND();
  return color;
}

function keep(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
}

const TOKENS: Record<keyof BrandTheme, string> = {
  accent: '--accent',
  accentHover: '--accent-hover',
  accentSoft: '--accent-soft',
  onAccent: '--on-accent',
};

/** The tokens of `web/src/ui/tokens.css` that are the brand's. */
function styleSheet(color: string): string {
  const { light, dark } = brandColorsOf(color);
  const names = Object.keys(TOKENS) as (keyof BrandTheme)[];
  const lines = names.map((name) => `  ${TOKENS[name]}: light-dark(${light[name]}, ${dark[name]});`);
  // Twice the class, so that it counts more than the tokens wherever the sheet is loaded.
  return `:root:root {\n${lines.join('\n')}\n  --route-rest: color-mix(in srgb, var(--accent) 62%, var(--paper));\n}\n`;
}

function iconOf(color: string, letter: string): string {
  const { accent, onAccent } = brandColorsOf(color).light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6.5" fill="${accent}"/><text x="14" y="20" text-anchor="middle" font-family="system-ui, sans-serif" font-size="17" font-weight="700" fill="${onAccent}">${escapeHtml(letter)}</text></svg>`;
}
