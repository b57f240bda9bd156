// Photos, protocols and uploaded files have the bytes that were sent, each once; a sample is downloaded.
import { createHash } from 'node:crypto';
import type { SentOrder } from '../records.ts';
import type { Compared } from './compare.ts';

const DOWNLOADED = 20;

interface StoredFile {
  orderId: string;
  kind: string;
  sha256: string;
  computed: string;
}

export async function compareFiles(compared: Compared) {
  const { installation, sql } = compared;
  const violations: string[] = [];
  const photos = await sql<{ id: string; orderId: string; sha256: string; kind: string }[]>`
    select f.id, p.order_id, lower(p.kind) as kind, encode(sha256(f.bytes), 'hex') as sha256
    from protocol_photos f join protocols p on p.id = f.protocol_id`;
  const documents = await sql<StoredFile[]>`
    select d.order_id, d.kind, encode(d.sha256, 'hex') as sha256, encode(sha256((
      select string_agg(c.bytes, ''::bytea order by c.position) from document_chunks c
      where c.document_id = coalesce(d.bytes_of, d.id))), 'hex') as computed
    from documents d where d.order_id is not null`;
  for (const { orderId, kind, sha256, computed } of documents) {
    if (sha256 !== computed)
      violations.push(`The bytes of ${kind} of ${orderId} are not those that were stored`);
  }
  const finished = installation.records.orders.filter(({ isFinished }) => isFinished);
  for (const order of finished) {
    const own = photos.filter(({ orderId }) => orderId === order.id);
    const describe = (list: readonly { id: string; kind: string; sha256: string }[]) =>
      list.map(({ id, kind, sha256 }) => `${kind} ${id} ${sha256}`).sort();
    if (describe(own).join() !== describe(order.photos).join()) {
      violations.push(`${order.key} has ${own.length} of ${order.photos.length} photos, or other bytes`);
    }
    violations.push(...documentsOf(order, documents));
  }
  violations.push(...(await download(compared, finished.slice(-DOWNLOADED))));
  return { count: photos.length + documents.length, violations };
}

function documentsOf(order: SentOrder, documents: readonly StoredFile[]): string[] {
  const own = documents.filter(({ orderId }) => orderId === order.id);
  const of = (kind: string) => own.filter((document) => document.kind === kind);
  const violations = ['PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'INVOICE']
    .filter((kind) => of(kind).length !== 1)
    .map((kind) => `${order.key} has ${of(kind).length} documents ${kind}`);
  const uploaded = of('VEHICLE_DOCUMENT').map(({ sha256 }) => sha256);
  if (uploaded.join() !== order.uploads.join())
    violations.push(`${order.key} has ${uploaded.length} uploads`);
  return violations;
}

async function download({ installation: { caller } }: Compared, orders: readonly SentOrder[]) {
  const violations: string[] = [];
  for (const { id, apiKey: key } of orders) {
    const { json } = await caller.call(`/extern/orders/${id}/documents`, { key });
    for (const { id: documentId, sha256, kind } of json.data) {
      const { bytes } = await caller.call(`/extern/orders/${id}/documents/${documentId}`, { key });
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
        violations.push(`The download of ${kind} ${documentId} has other bytes`);
      }
    }
  }
  return violations;
}
