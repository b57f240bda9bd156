// The official rules for e-invoices, run by Saxon; they are not part of the project and may be missing.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectPath } from '../../src/platform/project-root.ts';

interface Saxon {
  transform(options: { stylesheetInternal: object; sourceText: string; destination: 'serialized' }): {
    principalResult: string;
  };
}

/** `EINVOICE_RULES`, or the folder `shared/einvoice` beside the checkout or one of its parents. */
function findRules(): string | null {
  const given = process.env.EINVOICE_RULES;
  if (given) return given;
  for (let folder = projectPath('.'); ; folder = dirname(folder)) {
    const candidate = join(folder, 'shared', 'einvoice');
    if (existsSync(join(candidate, 'EN16931-CII-validation.sef.json.gz'))) return candidate;
    if (dirname(folder) === folder) return null;
  }
}

const folder = findRules();
export const hasRules = folder !== null;

if (!hasRules) {
  process.stderr.write('The official rules for e-invoices were not found: their tests are skipped.\n');
}

/** Read once: this takes seconds. */
const read = new Map<string, object>();

function rulesNamed(name: string): object {
  const file = () => gunzipSync(readFileSync(join(folder!, `${name}.sef.json.gz`))).toString();
  const known: object = read.get(name) ?? JSON.parse(file());
  read.set(name, known);
  return known;
}

/** A warning about the IBAN's check digits, which Saxon computes as a number of 24 digits and thus wrongly. */
const INEXACT = 'BR-DE-19';

/** The broken rules, with warnings; throws if no rule applied. */
export function brokenRules(xml: string, profile: 'ZUGFERD' | 'XRECHNUNG'): string[] {
  const saxon: Saxon = createRequire(import.meta.url)('saxon-js');
  const names = ['EN16931-CII-validation', ...(profile === 'XRECHNUNG' ? ['XRechnung-CII-validation'] : [])];
  return names.flatMap((name) => {
    const { principalResult } = saxon.transform({
      stylesheetInternal: rulesNamed(name),
      sourceText: xml,
      destination: 'serialized',
    });
    if (!principalResult.includes('<svrl:fired-rule')) throw new Error(`${name}: no rule applied`);
    const broken = principalResult.matchAll(
      /<svrl:(failed-assert|successful-report)\b[^>]*\bid="([^"]*)"[^>]*>([\s\S]*?)<\/svrl:\1>/g,
    );
    return [...broken]
      .filter(([, , id]) => id !== INEXACT)
      .map(([, , id, text]) => `${id} ${text!.replace(/<[^>]+>/g, '').trim()}`);
  });
}
