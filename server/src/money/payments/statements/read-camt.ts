// Reads CAMT.052 and CAMT.053 (ISO 20022), versions 2, 4 and 8: booked entries only.
import { statementFault } from '../errors.ts';
import {
  checkDay,
  collectEntries,
  ibanOrNull,
  identifyEntries,
  type RawEntry,
  type ReadStatement,
  readCents,
  referenceOrNull,
  textOrNull,
} from './entry.ts';
import { elementsAt, readXml, textAt, type XmlElement } from './read-xml.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.(052|053)\.001\.(?:02|04|08)$/;
/** A report during the day, or the statement of a day. */
const MESSAGES = {
  '052': { format: 'CAMT052', path: 'BkToCstmrAcctRpt/Rpt' },
  '053': { format: 'CAMT053', path: 'BkToCstmrStmt/Stmt' },
} as const;

export async function readCamt(text: string): Promise<ReadStatement> {
  const document = await readXml(text);
  const { format, path } = messageOf(document);
  const { raw, add, step } = collectEntries();
  let count = 0;
  for (const statement of elementsAt(document, path)) {
    const bankAccount = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id') ?? '';
    await step();
    for (const entry of elementsAt(statement, 'Ntry')) {
      count += 1;
      await step();
      if (!isBooked(entry)) continue;
      for (const one of await readEntry(entry, bankAccount, { count, step })) await add(one);
    }
  }
  return { format, entries: await identifyEntries(raw) };
}

function messageOf({ name, attributes }: XmlElement) {
  const namespaces = Object.entries(attributes).filter(([key]) => /^xmlns(?::|$)/.test(key));
  const message = namespaces.map(([, value]) => value).find((value) => value.includes(':camt.'));
  if (name !== 'Document' || message === undefined) throw statementFault('UNKNOWN_FORMAT');
  const number = NAMESPACE.exec(message)?.[1] as keyof typeof MESSAGES | undefined;
  if (number === undefined) throw statementFault('UNKNOWN_VERSION', { message });
  return MESSAGES[number];
}

/** Version 2 has the code in `Sts`, version 8 below it. Entries that are only announced are left out. */
function isBooked(entry: XmlElement): boolean {
  return (textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') === 'BOOK';
}

/** A collective entry becomes one entry per transaction, if the amounts of the transactions add up to it. */
async function readEntry(
  entry: XmlElement,
  bankAccount: string,
  { count, step }: { count: number; step: () => Promise<void> },
): Promise<RawEntry[]> {
  const [amount] = elementsAt(entry, 'Amt');
  const total = readCents(amount?.text ?? '', count);
  const currency = amount!.attributes.Ccy ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) throw statementFault('INVALID_ENTRY', { entry: count });
  const bookedOn = checkDay(
    (textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt') ?? '').slice(0, 10),
    count,
  );
  const sign = signOf(entry, count);
  const frame = { bookedOn, currency, bankAccount };
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls');
  const parts: (number | null)[] = [];
  const read: Omit<RawEntry, keyof typeof frame | 'amountCents'>[] = [];
  for (const transaction of transactions) {
    parts.push(transactionCents(transaction, count));
    read.push({ ...partyOf(transaction, sign), ...referencesOf(transaction, entry) });
    await step();
  }
  if (transactions.length > 1 && sumOf(parts) === total) {
    return read.map((one, index) => ({ ...frame, ...one, amountCents: sign * parts[index]! }));
  }
  const only = read[0] ?? { ...partyOf(entry, sign), ...referencesOf(entry, entry) };
  const remittance = textOrNull(read.map((one) => one.remittance).join(' ')) ?? '';
  const together = transactions.length > 1 ? { remittance } : {};
  return [{ ...frame, ...only, ...together, amountCents: sign * total }];
}

function signOf(entry: XmlElement, count: number): 1 | -1 {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw statementFault('INVALID_ENTRY', { entry: count });
  return direction === 'CRDT' ? 1 : -1;
}

function transactionCents(transaction: XmlElement, count: number): number | null {
  const text = textAt(transaction, 'Amt', 'AmtDtls/TxAmt/Amt');
  return text === null ? null : readCents(text, count);
}

function sumOf(parts: readonly (number | null)[]): number | null {
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

/** The other side: who paid, or who was paid. Version 8 has the name below `Pty`. */
function partyOf(transaction: XmlElement, sign: 1 | -1): Pick<RawEntry, 'payerName' | 'payerIban'> {
  const role = sign === 1 ? 'Dbtr' : 'Cdtr';
  const name = textAt(transaction, `RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`);
  return {
    payerName: textOrNull(name),
    payerIban: ibanOrNull(textAt(transaction, `RltdPties/${role}Acct/Id/IBAN`)),
  };
}

function referencesOf(
  transaction: XmlElement,
  entry: XmlElement,
): Pick<RawEntry, 'remittance' | 'endToEndId' | 'bankReference'> {
  const free = elementsAt(transaction, 'RmtInf/Ustrd').map(({ text }) => text);
  const structured = elementsAt(transaction, 'RmtInf/Strd').flatMap((one) => [
    ...elementsAt(one, 'RfrdDocInf/Nb'),
    ...elementsAt(one, 'CdtrRefInf/Ref'),
  ]);
  const remittance = textOrNull([...free, ...structured.map(({ text }) => text)].join(' '));
  return {
    remittance: remittance ?? textOrNull(textAt(transaction, 'AddtlTxInf', 'AddtlNtryInf')) ?? '',
    endToEndId: referenceOrNull(textAt(transaction, 'Refs/EndToEndId')),
    bankReference: referenceOrNull(textAt(transaction, 'Refs/AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef')),
  };
}
