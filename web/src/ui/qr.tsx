// A QR code for a phone, drawn in the page, with its content as text next to it.
import { type ReactNode, useEffect, useState } from 'react';
import qrCss from './qr.module.css';

/** Few visits show a code, so what draws it is loaded for the first one. */
export const loadQrCodes = () => import('uqr');

export function QrCode({ text, children }: { text: string; children: ReactNode }) {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let isShown = true;
    loadQrCodes().then(
      ({ renderSVG }) => isShown && setDrawing(renderSVG(text)),
      // The text next to it remains.
      () => null,
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  return (
    <div className={qrCss.qr}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from a text that the service made. */}
      <div aria-hidden="true" className={qrCss.code} dangerouslySetInnerHTML={{ __html: drawing }} />
      <p>{children}</p>
    </div>
  );
}
