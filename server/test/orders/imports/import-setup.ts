// Imports for tests: a typical table of a fleet manager, and the result in the core.
import { orderIntake } from '../../../src/api/shared/orders/order-intake.ts';
import type { Account } from '../../../src/model/account.ts';
import type { Environment } from '../../../src/model/environment.ts';
import { correctRow } from '../../../src/orders/imports/correct-rows.ts';
import type { FieldTexts, ImportRow, RowResult } from '../../../src/orders/imports/import.ts';
import { beginImport, getImport, startImport } from '../../../src/orders/imports/manage-imports.ts';
import { allRows } from '../../../src/orders/imports/row-store.ts';
import { runDueImport } from '../../../src/orders/imports/run-imports.ts';
import type { TestService } from '../../harness/service.ts';

export const HEADER =
  'Auftragsnr;Abh_Strasse;Abh_PLZ;Abh_Ort;Ziel_Strasse;Ziel_PLZ;Ziel_Ort;FIN;Kennz;Fahrzeug;Termin;Transportart';

export interface Line {
  number?: string;
  pickup?: [street: string, postalCode: string, city: string];
  delivery?: [street: string, postalCode: string, city: string];
  vin?: string;
  plate?: string;
  model?: string;
  at?: string;
  transport?: string;
}

export function line({
  number = '',
  pickup = ['Königstraße 1', '70173', 'Stuttgart'],
  delivery = ['Marienplatz 8', '80331', 'München'],
  vin = '',
  plate = '',
  model = 'VW Golf',
  at = '17.11.2026 08:00',
  transport = '',
}: Line = {}): string {
  return [number, ...pickup, ...delivery, vin, plate, model, at, transport].join(';');
}

export function table(...lines: Line[]): string {
  return [HEADER, ...lines.map(line)].join('\r\n');
}

const ACTOR = { name: 'user:0199a0c2-7c4e-7000-8000-0000000000aa', channel: 'portal' };

export function importsOf(service: TestService, account: Account, environment: Environment = 'production') {
  const { core } = service.services;
  const scope = { accountId: account.id, environment };
  const intake = orderIntake(core.links);
  const work = async () => {
    while ((await runDueImport(core, intake)) > 0);
  };
  const rowsOf = (id: string) => allRows(core.sql, id, 10_000, 0);
  const bring = async (text: string, fileName = 'test.csv') => {
    const file = { fileName, bytes: Buffer.from(text) };
    return (await beginImport(core, scope, ACTOR, file)).id;
  };
  return {
    scope,
    actor: ACTOR,
    work,
    rowsOf,
    bring,
    start: (id: string) => startImport(core, scope, ACTOR, id),
    /** Uploads a file and waits for its check. */
    async check(text: string) {
      const id = await bring(text);
      await work();
      return { id, rows: await rowsOf(id) };
    },
    async create(id: string) {
      await startImport(core, scope, ACTOR, id);
      await work();
      return rowsOf(id);
    },
    get: (id: string) => getImport(core, scope, id),
    correct: (id: string, row: number, texts: FieldTexts) => correctRow(core, intake, scope, id, row, texts),
    orders: async () =>
      core.sql<
        { id: string; externalOrderId: string | null; kind: string; price: { netCents: number } | null }[]
      >`
        select id, external_order_id, kind, price from orders
        where account_id = ${scope.accountId} and environment = ${environment} order by created_at, id`,
  };
}

export function resultsOf(rows: readonly ImportRow[]): RowResult[] {
  return rows.map(({ result }) => result);
}

export function problemsOf({ problems }: ImportRow) {
  return problems.map(({ field, code, reason, suggestion }) => ({ field, code, reason, suggestion }));
}
