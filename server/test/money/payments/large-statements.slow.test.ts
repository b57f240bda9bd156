// Files of banks that are as large or as odd as allowed do not hold the event loop.
import { expect, test } from 'vitest';
import { readStatement } from '../../../src/money/payments/statements/read-statement.ts';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../../harness/event-loop.ts';
import { camt053, mt940 } from './statement-files.ts';

const SAMPLE = {
  amount: '1190.50',
  remittance: 'Rechnung INV-2026-00042 vom 01.11.2026 Kundennummer 4711',
  endToEndId: 'ZAHLUNG-77',
};

test('large files do not hold the event loop', async () => {
  const many = Array.from({ length: 4000 }, () => SAMPLE);
  for (const file of [camt053('02', many), mt940(many)]) {
    const { entries } = await readStatement(Buffer.from(file));
    expect(entries).toHaveLength(4000);
    expect(await measureBlockedMs(() => readStatement(Buffer.from(file)))).toBeLessThan(MAX_BLOCKED_MS);
  }
});

test('endless texts, purposes and collective entries do not hold the event loop', async () => {
  const entry = (details: string) => camt053('08', [SAMPLE]).replace(/<NtryDtls>.*<\/NtryDtls>/s, details);
  const purpose = mt940([SAMPLE]).replace(/:86:[\s\S]*?(?=\n:62)/, `:86:166${'?'.repeat(1_500_000)}`);
  const texts = entry(
    `<NtryDtls><TxDtls><RmtInf><Ustrd>${' a'.repeat(1_000_000)}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
  );
  const collective = entry(`<NtryDtls>${'<TxDtls/>'.repeat(40_000)}</NtryDtls>`);
  for (const file of [purpose, texts, collective]) {
    const { entries } = await readStatement(Buffer.from(file));
    expect(entries).toHaveLength(1);
    expect(await measureBlockedMs(() => readStatement(Buffer.from(file)))).toBeLessThan(MAX_BLOCKED_MS);
  }
});
