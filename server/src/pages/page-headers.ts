// The security headers of every HTML page: what it may load, who may embed it, and that it is not cached.
import type { FastifyReply } from 'fastify';

export interface PageHeaderOptions {
  /** Origins of map tiles, styles, glyphs and sprites, if a map server is configured. */
  mapOrigins?: readonly string[];
}

export function setPageHeaders(reply: FastifyReply, options: PageHeaderOptions = {}): void {
  reply.headers({
    'Content-Security-Policy': policy(options),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), geolocation=(self), clipboard-write=(self), publickey-credentials-get=(self), microphone=(), payment=(), usb=()',
    'Cache-Control': 'no-store',
  });
}

function policy({ mapOrigins = [] }: PageHeaderOptions): string {
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mapOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mapOrigins],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}
