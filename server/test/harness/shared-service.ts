// The service that all test files of a worker share. Each file gets it reset, as if just started.
import type { Sql } from '../../src/platform/db.ts';
import { fastRenderer } from './fast-pdf.ts';
import { REACH_RECEIVERS } from './receiver.ts';
import { type OpenedService, openService, setOperator, type TestService } from './service.ts';
import { START } from './virtual-clock.ts';

export interface SharedServiceOptions {
  /** Runs background work: deliveries, mails, expiry. If off, only calls change something. */
  deliver?: true;
  /** Renders real PDFs, for tests that read them. */
  realPdfs?: true;
}

const pdf = fastRenderer();
let opened: Promise<OpenedService> | undefined;

/**
 * A reset takes a quarter of the time of a new start, which also loads the towns. The service ends with
 * the worker, so no file closes it. A test that needs other settings, another clock or a broken database
 * starts its own service.
 */
export async function sharedService(options: SharedServiceOptions = {}): Promise<TestService> {
  opened ??= open();
  const { service, startWorking, stopWorking } = await opened;
  await stopWorking();
  await service.services.http.requestLog.flush();
  await emptyTables(service.services.core.sql);
  service.clock.set(new Date(START));
  await setOperator(service.services);
  pdf.thorough = options.realPdfs ?? false;
  if (options.deliver) await startWorking();
  return service;
}

async function open(): Promise<OpenedService> {
  const made = await openService({ ...REACH_RECEIVERS, pdf });
  await keepFirstRows(made.service.services.core.sql);
  return made;
}

/** Truncating writes new files for a table and each of its indexes: deleting a few rows is ten times faster. */
const TRUNCATED_FROM_BYTES = 1_000_000;

// All tables are emptied together, so triggers and foreign keys have nothing to do.
const FILLED_TABLES = `
  declare
    found record;
    filled boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for found in
      select oid, relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
        and relname not in ('migrations', 'settings', 'data_keys')
    loop
      execute format('select exists (select from %I)', found.name) into filled;
      continue when not filled;`;

/** A copy of the rows that migrations insert; the reset restores them. */
async function keepFirstRows(sql: Sql): Promise<void> {
  await sql.unsafe(`create schema first_rows`);
  await sql.unsafe(`do $$ ${FILLED_TABLES}
      execute format('create table first_rows.%1$I as table public.%1$I', found.name);
    end loop;
  end $$`);
}

/** Sequences are not reset, because the service has reserved numbers in memory. */
async function emptyTables(sql: Sql): Promise<void> {
  await sql.unsafe(`do $$ ${FILLED_TABLES}
      if pg_relation_size(found.oid) < ${TRUNCATED_FROM_BYTES} then
        execute format('delete from %I', found.name);
      else
        execute format('truncate %I cascade', found.name);
      end if;
    end loop;
    for found in select relname as name from pg_class where relnamespace = 'first_rows'::regnamespace loop
      execute format('insert into public.%1$I table first_rows.%1$I', found.name);
    end loop;
  end $$`);
}
