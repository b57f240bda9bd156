// The official rules for e-invoices, run by Saxon; they are not part of the project and may be missing.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isIban } from '../../../../shared/company/iban.ts';
import { projectPath } from '../../../src/platform/project-root.ts';

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

/**
 * A warning about the IBAN's check digits. The rule computes `xs:integer(…) mod 97` with 24 digits. Saxon-JS 2.7 keeps
 * an xs:integer as a double: `xs:integer("370400440532013000131489") mod 97`, of the correct IBAN
 * DE89 3704 0044 0532 0130 00, is 65 there, because the nearest double is 370400440532013024280576. With xs:decimal, and
 * exactly, it is 1. So this rule is replaced by an exact one.
 */
const INEXACT = 'BR-DE-19';

function wrongIbans(xml: string): string[] {
  const ibans = [...xml.matchAll(/<ram:IBANID>([^<]*)</g)].map(([, iban]) => iban!);
  return ibans.filter((iban) => !isIban(iban)).map((iban) => `${INEXACT} ${iban} is no IBAN`);
}

/** The broken rules, with warnings; throws if no rule applied. */
export function brokenRules(xml: string, profile: 'ZUGFERD' | 'XRECHNUNG'): string[] {
  const saxon: Saxon = createRequire(import.meta.url)('saxon-js');
  const names = ['EN16931-CII-validation', ...(profile === 'XRECHNUNG' ? ['XRechnung-CII-validation'] : [])];
  const broken = names.flatMap((name) => {
    const { principalResult } = saxon.transform({
      stylesheetInternal: rulesNamed(name),
      sourceText: xml,
      destination: 'serialized',
    });
    if (!principalResult.includes('<svrl:fired-rule')) throw new Error(`${name}: no rule applied`);
    const found = principalResult.matchAll(
      /<svrl:(failed-assert|successful-report)\b[^>]*\bid="([^"]*)"[^>]*>([\s\S]*?)<\/svrl:\1>/g,
    );
    return [...found]
      .filter(([, , id]) => id !== INEXACT)
      .map(([, , id, text]) => `${id} ${text!.replace(/<[^>]+>/g, '').trim()}`);
  });
  return [...broken, ...(profile === 'XRECHNUNG' ? wrongIbans(xml) : [])];
}
