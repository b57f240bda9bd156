// The SQL of accounting: what was delivered, what can be invoiced, which invoices a month has.
import type { Price } from '../customers/agreements/price.ts';
import type { PageStart } from '../http/page-cursor.ts';
import type { Order } from '../orders/model/order.ts';
import type { Status } from '../orders/model/status.ts';
import { type JoinedRow, toOrder } from '../orders/store.ts';
import type { Db } from '../platform/db.ts';

export const STAGES = ['delivered', 'completed'] as const;
export type Stage = (typeof STAGES)[number];

const STATUS_OF: Record<Stage, Status> = { delivered: 'DELIVERED', completed: 'COMPLETED' };

export interface Sum {
  count: number;
  netCents: number;
  grossCents: number;
}

interface SumRow {
  count: number;
  netCents: string | null;
  grossCents: string | null;
}

const toSum = ({ count, netCents, grossCents }: SumRow): Sum => ({
  count,
  netCents: Number(netCents ?? 0),
  grossCents: Number(grossCents ?? 0),
});

const sums = (db: Db) => db`count(*)::int as count, sum((o.price ->> 'netCents')::bigint) as net_cents,
  sum((o.price ->> 'grossCents')::bigint) as gross_cents`;

export async function sumOfStage(db: Db, stage: Stage): Promise<Sum> {
  const [row] = await db<SumRow[]>`
    select ${sums(db)} from orders o where o.environment = 'production' and o.status = ${STATUS_OF[stage]}`;
  return toSum(row!);
}

export interface Month {
  from: Date;
  to: Date;
}

export async function sumOfInvoices(db: Db, { from, to }: Month): Promise<Sum> {
  const [row] = await db<SumRow[]>`
    select ${sums(db)} from documents d join orders o on o.id = d.order_id
    where d.kind = 'INVOICE' and d.environment = 'production' and d.created_at >= ${from} and d.created_at < ${to}`;
  return toSum(row!);
}

export interface StagedOrder {
  order: Order;
  accountName: string;
  /** Without one nothing can be invoiced. */
  hasContractingParty: boolean;
}

export async function listStage(
  db: Db,
  stage: Stage,
  limit: number,
  after: PageStart | null,
): Promise<StagedOrder[]> {
  const rows = await db<(JoinedRow & { accountName: string; hasContractingParty: boolean })[]>`
    select o.*, d.name as driver_name, a.name as account_name,
      a.contracting_party is not null as has_contracting_party
    from orders o join accounts a on a.id = o.account_id left join drivers d on d.id = o.driver_id
    where o.environment = 'production' and o.status = ${STATUS_OF[stage]}
      ${after ? db`and (o.created_at, o.id) < (${after.at}, ${after.id})` : db``}
    order by o.created_at desc, o.id desc limit ${limit}`;
  return rows.map(({ accountName, hasContractingParty, ...row }) => ({
    order: toOrder(row),
    accountName,
    hasContractingParty,
  }));
}

export interface ListedInvoice {
  documentId: string;
  invoicedAt: Date;
  invoiceNumber: string;
  orderId: string;
  orderNumber: string;
  externalOrderId: string | null;
  accountId: string;
  accountName: string;
  price: Price;
}

export async function listInvoices(
  db: Db,
  { from, to }: Month,
  limit: number,
  after: PageStart | null,
): Promise<ListedInvoice[]> {
  return db<ListedInvoice[]>`
    select d.id as document_id, d.created_at as invoiced_at, o.invoice_number, o.id as order_id, o.order_number,
      o.external_order_id, a.id as account_id, a.name as account_name, o.price
    from documents d join orders o on o.id = d.order_id join accounts a on a.id = o.account_id
    where d.kind = 'INVOICE' and d.environment = 'production' and d.created_at >= ${from} and d.created_at < ${to}
      ${after ? db`and (d.created_at, d.id) < (${after.at}, ${after.id})` : db``}
    order by d.created_at desc, d.id desc limit ${limit}`;
}
