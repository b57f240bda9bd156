// Shows the pages of a PDF; the library that renders them is loaded with the first PDF.
import { useEffect, useRef, useState } from 'react';
import { join } from './classes.ts';
import pdfViewCss from './pdf-view.module.css';

const MAX_PAGES = 5;
const MAX_SHARPNESS = 2;

export function PdfView({
  file,
  label,
  onPages,
}: {
  file: Blob | undefined;
  /** The label for screen readers. */
  label: string;
  onPages?: (pages: number) => void;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!file) return;
    let isGone = false;
    drawPages(file, holder.current?.clientWidth ?? 600).then(
      ({ canvases, pages }) => {
        if (isGone) return;
        // The old pages stay until the new ones are drawn, so that nothing flickers.
        holder.current?.replaceChildren(...canvases);
        setFailed(false);
        onPages?.(pages);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [file, onPages]);
  return (
    <div role="img" aria-label={label} aria-busy={!file}>
      <div ref={holder} className={join(pdfViewCss.pdfPages, failed && pdfViewCss.pdfFailed)}>
        <div className={pdfViewCss.pdfBlank} />
      </div>
    </div>
  );
}

async function drawPages(file: Blob, width: number) {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await file.arrayBuffer());
  const pdf = await getDocument({ data, isEvalSupported: false }).promise;
  const canvases: HTMLCanvasElement[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const sharpness = Math.min(devicePixelRatio * 1.25, MAX_SHARPNESS);
    const viewport = page.getViewport({ scale: (width * sharpness) / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, canvasContext: canvas.getContext('2d')!, viewport }).promise;
    canvases.push(canvas);
  }
  const pages = pdf.numPages;
  await pdf.destroy();
  return { canvases, pages };
}
