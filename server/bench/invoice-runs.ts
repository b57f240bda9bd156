// A run over 10,000 orders: its rate, and the share of its time that rendering takes.
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openAccount } from '../src/customers/accounts/manage-accounts.ts';
import { agreementTermsSchema } from '../src/model/prices/agreement.ts';
import { startRun } from '../src/money/invoices/runs/manage-runs.ts';
import { previewRun } from '../src/money/invoices/runs/preview-run.ts';
import { runDueInvoices } from '../src/money/invoices/runs/run-due.ts';
import { findRun } from '../src/money/invoices/runs/run-store.ts';
import { writeOperator } from '../src/operator/store.ts';
import type { Core } from '../src/orders/records/core.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openServices } from '../src/services.ts';
import { longestBlockMs } from '../test/harness/event-loop.ts';
import { ORDER_BODY } from './fill-orders.ts';
import { type ServiceInfo, startServer } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const ACTOR = { name: 'bench', channel: 'bench' };
/** `BENCH_ORDERS_PER_ACCOUNT=20` for a short run. */
const PER_ACCOUNT = Number(process.env.BENCH_ORDERS_PER_ACCOUNT ?? 500);
/** 16 collective invoices over 500 orders each, and 2,000 invoices over one. */
const MONTHLY_ACCOUNTS = 16;
const PER_ORDER_ACCOUNTS = 4;

const OPERATOR = {
  name: 'Handover Überführungen GmbH',
  address: 'Speicherstraße 8\n20457 Hamburg',
  vatId: 'DE123456788',
  register: null,
  phone: null,
  bank: { name: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  sender: null,
  timeZone: 'Europe/Berlin',
};

export async function bench(): Promise<void> {
  const server = await startServer<ServiceInfo>('serve-service');
  const { database, url, liveKey } = server.info;
  const services = await open(database);
  const { core } = services;
  try {
    const until = await fill(core, url, liveKey);
    await measure('previewed', async () => {
      await previewRun(core, { until, accountIds: null });
    });
    const { pdf, renderingMs } = timed(core.pdf);
    const { id, orderCount } = await startRun(core, ACTOR, { until, accountIds: null });
    const ran = await measure('invoiced', async () => {
      while ((await runDueInvoices({ ...core, pdf })) > 0);
    });
    const run = await findRun(core.sql, id);
    const [sum] = run!.sums;
    if (run!.state !== 'DONE' || sum?.orderCount !== orderCount) throw new Error(JSON.stringify(run));
    const rendering = renderingMs() / 1000;
    recordRatio('invoice-runs', rendering / ran);
    process.stdout.write(
      `${orderCount} orders on ${sum.invoiceCount} invoices: ${Math.round(orderCount / ran)} orders and ` +
        `${Math.round(sum.invoiceCount / ran)} invoices a second, ${(rendering / ran).toFixed(2)} of the time is rendering\n`,
    );
  } finally {
    await services.close();
    await server.stop();
  }
}

function open(database: ServiceInfo['database']) {
  return openServices({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    clock: systemClock,
    log: pino({ level: 'error' }, process.stderr),
    database,
    masterKey: Buffer.alloc(32, 7),
    operatorToken: 'operator-token-of-the-bench',
  });
}

/** Returns the day until which everything is due. */
async function fill(core: Core, url: string, key: string): Promise<string> {
  const { sql } = core;
  await writeOperator(sql, OPERATOR, new Date());
  const answer = await fetch(`${url}/extern/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: ORDER_BODY,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  for (let index = 0; index < MONTHLY_ACCOUNTS + PER_ORDER_ACCOUNTS; index += 1) {
    const account = await openAccount(core, ACTOR, accountNamed(`Autohaus ${index}`));
    const invoicing = index < MONTHLY_ACCOUNTS ? 'MONTHLY' : 'PER_ORDER';
    const terms = agreementTermsSchema.parse({ invoicing });
    await sql`update agreements set terms = ${sql.json(terms as never)} where account_id = ${account.id}`;
    await sql`
      insert into orders
      select r.* from orders o, generate_series(1, ${PER_ACCOUNT}::int) n,
        lateral jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'account_id', ${account.id}::uuid,
          'order_number', 'VT-' || (5000000 + ${index}::int * ${PER_ACCOUNT}::int + n), 'status', 'COMPLETED', 'agreement_version', 1,
          'tracking_number', 'RUN-' || ${index}::int || '-' || n, 'external_order_id', 'ERP-' || n,
          'actual_delivery', date_trunc('month', now()) - interval '10 days' - n * interval '1 minute')) r
      where o.id = ${id}`;
  }
  await sql`analyze orders`;
  core.agreements.clear();
  return new Date().toISOString().slice(0, 10);
}

function accountNamed(name: string): Parameters<typeof openAccount>[2] {
  return {
    name,
    kind: 'CUSTOMER',
    status: 'ACTIVE',
    apiV1Production: true,
    writeKeysNeedApproval: true,
    language: 'de',
    contractingParty: {
      name: `${name} GmbH`,
      address: 'Messweg 1, 10115 Berlin',
      country: 'DE',
      vatId: null,
      debtorNumber: null,
      eInvoice: 'ZUGFERD',
      leitwegId: null,
      invoiceEmail: null,
      invoicesByMail: true,
      email: 'messung@example.com',
    },
  };
}

/** Counts the time in which at least one PDF is rendered: no run can be faster than that. */
function timed(pdf: Core['pdf']): { pdf: Core['pdf']; renderingMs(): number } {
  let [active, since, total] = [0, 0, 0];
  const render: Core['pdf']['render'] = async (document) => {
    if (active === 0) since = performance.now();
    active += 1;
    try {
      return await pdf.render(document);
    } finally {
      active -= 1;
      if (active === 0) total += performance.now() - since;
    }
  };
  return { pdf: { ...pdf, render }, renderingMs: () => total };
}

/** Returns the seconds. */
async function measure(what: string, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  const held = await longestBlockMs(work);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${what}: ${seconds.toFixed(1)} s, the event loop held for ${Math.round(held)} ms at most\n`,
  );
  return seconds;
}
