// Bank statements as banks write them, for tests.

export interface SampleTransaction {
  amount: string;
  remittance: string;
  name?: string;
  iban?: string;
  endToEndId?: string;
  reference?: string;
  day?: string;
  debit?: boolean;
  status?: string;
}

const IBAN = 'DE02120300000000202051';

export function camt053(version: '02' | '08', transactions: readonly SampleTransaction[]): string {
  const party = (name: string) => (version === '08' ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`);
  const entries = transactions.map((one, index) => {
    const status = one.status ?? 'BOOK';
    const role = one.debit ? 'Cdtr' : 'Dbtr';
    return `<Ntry><Amt Ccy="EUR">${one.amount}</Amt><CdtDbtInd>${one.debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
      <Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
      <BookgDt><Dt>${one.day ?? '2026-11-17'}</Dt></BookgDt><ValDt><Dt>2026-11-17</Dt></ValDt>
      <AcctSvcrRef>${one.reference ?? `REF${index}`}</AcctSvcrRef>
      <NtryDtls><TxDtls><Refs><EndToEndId>${one.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs>
      <RltdPties><${role}>${party(one.name ?? 'Autohaus M&#252;ller GmbH')}</${role}>
      <${role}Acct><Id><IBAN>${one.iban ?? 'DE89370400440532013000'}</IBAN></Id></${role}Acct></RltdPties>
      <RmtInf><Ustrd>${one.remittance}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return frame(version, entries.join('\n'));
}

export function frame(version: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${content}</Stmt></BkToCstmrStmt></Document>`;
}

/** Text in parts of 27 characters, as German banks write it. */
export function mt940(transactions: readonly SampleTransaction[]): string {
  const entries = transactions.map((one) => {
    const text = `${one.endToEndId ? `EREF+${one.endToEndId}` : ''}SVWZ+${one.remittance}`;
    const parts = text.match(/.{1,27}/gs) ?? [];
    const purpose = parts.map((part, index) => `?${20 + index}${part}`).join('');
    const name = (one.name ?? 'Autohaus Müller GmbH').match(/.{1,27}/g)!;
    const party = `?30COBADEFFXXX?31${one.iban ?? 'DE89370400440532013000'}${name.map((part, index) => `?${32 + index}${part}`).join('')}`;
    const [, year, month, day] = /^20(\d\d)-(\d\d)-(\d\d)$/.exec(one.day ?? '2026-11-17')!;
    const code = `166?00GUTSCHRIFT?109999${purpose}${party}`;
    const lines = code.match(/.{1,65}/gs)!.join('\r\n');
    return `:61:${year}${month}${day}${month}${day}${one.debit ? 'D' : 'C'}R${one.amount.replace('.', ',')}N166${'NONREF'}//${one.reference ?? 'B1'}\r\n:86:${lines}\r\n`;
  });
  return `\r\n:20:STARTUMS\r\n:25:12030000/202051\r\n:28C:00001/001\r\n:60F:C261116EUR1000,00\r\n${entries.join('')}:62F:C261117EUR2000,00\r\n:86:a text of the balance\r\n-\r\n`;
}
