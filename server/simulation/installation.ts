// A new database for every run, with one service or several that share it and the virtual clock.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfDocument } from '../src/documents/pdf/document.ts';
import { type PdfRenderer, pdfRenderer } from '../src/documents/pdf/render.ts';
import { connect, type Sql } from '../src/platform/db.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts';
import { migrate } from '../src/platform/migrate.ts';
import { type ServerConnection, TEMPLATE } from '../test/harness/database-server.ts';
import { folderForData } from '../test/harness/folder-for-data.ts';
import { errorLog } from '../test/harness/logged-errors.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../test/harness/receiver.ts';
import { openService, type TestService } from '../test/harness/service.ts';
import { type VirtualClock, virtualClock } from '../test/harness/virtual-clock.ts';

export interface Installation {
  /** Each has its own caches and connections, like a process of its own. */
  services: [TestService, ...TestService[]];
  clock: VirtualClock;
  sql: Sql;
  receiver: Receiver;
  close(): Promise<void>;
}

export interface InstallationOptions {
  server: ServerConnection;
  processes: number;
  start: Date;
  /** Whether errors that the service sends are part of a test run. */
  outsideTestRun?: true;
}

/** Contacts are anonymized this long after the end of an order, so that a simulation of some months sees it. */
const PERSONAL_DATA_DAYS = 45;

export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { server, processes, start } = options;
  const database = { ...server, database: `s_${randomBytes(8).toString('hex')}` };
  const admin = connect(server, { maxConnections: 1 });
  await admin.unsafe(`create database ${database.database} template ${TEMPLATE} strategy file_copy`);
  const clock = virtualClock(start.toISOString());
  const receiver = await startReceiver();
  const opened = await Promise.all(
    Array.from({ length: processes }, () =>
      openService({
        ...REACH_RECEIVERS,
        config: { ...REACH_RECEIVERS.config, personalDataDays: PERSONAL_DATA_DAYS },
        database,
        clock,
        log: errorLog,
        pdf: readableRenderer(),
        ...(options.outsideTestRun && { outsideTestRun: true }),
      }),
    ),
  );
  const sql = connect(database, { maxConnections: 2 });
  for (const { startWorking } of opened) await startWorking();
  return {
    services: opened.map(({ service }) => service) as Installation['services'],
    clock,
    sql,
    receiver,
    async close() {
      for (const { service } of opened) await service.close();
      await receiver.close();
      await sql.end();
      await admin.unsafe(`drop database ${database.database} with (force)`);
      await admin.end();
    },
  };
}

/** Documents with all their texts instead of a page, so that a search of the database finds who is named in them. */
function readableRenderer(): PdfRenderer {
  return {
    ...pdfRenderer(),
    warmUp() {},
    // Decoding a drawing in a thread takes longer than a step, and all of them are the same picture.
    checkDrawing: async () => 'SIGNATURE',
    render: async (document) => Buffer.from(`%PDF-1.7\n% ${textsOf(document)}\n%%EOF\n`),
  };
}

/** The fields of an order that pages show; documents get all of them. */
const SHOWN_OF_ORDER = ['orderNumber', 'requestNumber', 'customerReference', 'vehicle', 'pickup', 'delivery'];

function textsOf(document: PdfDocument): string {
  return JSON.stringify(document, (key, value) => {
    if (value?.type === 'Buffer') return undefined;
    // Invoices show no contacts.
    if (key === 'contact' && document.kind === 'INVOICE') return undefined;
    return key === 'order' ? Object.fromEntries(SHOWN_OF_ORDER.map((field) => [field, value[field]])) : value;
  });
}

const PREFIX = 'handover-simulation-';

/** A PostgreSQL with the migrated template, for a run of its own. */
export async function withServer<Result>(
  use: (server: ServerConnection) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(await folderForData(PREFIX), PREFIX));
  chmodSync(dataDir, 0o711);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_compression: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_connections: '200',
    // Statements have few rows here: planning them for each value takes longer than running them.
    plan_cache_mode: 'force_generic_plan',
  };
  const server = await startEmbeddedPostgres({ dataDir, database: TEMPLATE, settings, log: () => {} });
  try {
    const sql = connect(server.connection, { maxConnections: 1 });
    await migrate(sql);
    await sql.end();
    return await use({ ...server.connection, database: 'postgres' });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
