// A QR code for a phone, drawn in the page, with its content as text next to it.
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import qrCss from './qr.module.css';

export function QrCode({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={qrCss.qr}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from a text that the service made. */}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: renderSVG(text) }} />
      <p>{children}</p>
    </div>
  );
}
