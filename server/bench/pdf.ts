// How many documents a second one thread renders, and how long the first one takes.
import { setTimeout } from 'node:timers/promises';
import { composePdf } from '../src/documents/pdf/compose.ts';
import { pdfRenderer } from '../src/documents/pdf/render.ts';
import { samples } from '../test/documents/pdf-samples.ts';
import { median } from './measure.ts';

/** The first order comes some time after the service has started. */
const SERVICE_UP_MS = 2000;
const ROUNDS = 5;
const DOCUMENTS_A_ROUND = 60;

export async function bench(): Promise<void> {
  const renderer = pdfRenderer();
  renderer.warmUp();
  await setTimeout(SERVICE_UP_MS);
  const started = performance.now();
  await renderer.render(samples.INVOICE('de'));
  const firstMs = performance.now() - started;
  await renderer.close();
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const kinds = Object.values(samples);
    for (let i = 0; i < DOCUMENTS_A_ROUND; i += 1)
      await composePdf(kinds[i % kinds.length]!(i % 2 ? 'de' : 'en'));
    const { user, system } = process.cpuUsage(before);
    // The first round warms up. By processor time, so that other work on the machine does not count.
    if (round > 0) rates.push(DOCUMENTS_A_ROUND / ((user + system) / 1_000_000));
  }
  process.stdout.write(
    `first document ${Math.round(firstMs)} ms (aim 200)\n${median(rates).toFixed(0)} documents a second of processor time (aim 40)\n`,
  );
}
