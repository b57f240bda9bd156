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

const FILLED_TABLES = `
  declare
    name text;
    filled boolean;
    names text[] := '{}';
  begin
    for name in
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('migrations', 'settings')
    loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then names := names || name; end if;
    end loop;`;

/** A copy of the rows that migrations insert; the reset restores them. */
async function keepFirstRows(sql: Sql): Promise<void> {
  await sql.unsafe(`create schema first_rows`);
  await sql.unsafe(`do $$ ${FILLED_TABLES}
    foreach name in array names loop
      execute format('create table first_rows.%I as table public.%I', name, name);
    end loop;
  end $$`);
}

/** Sequences are not reset, because the service has reserved numbers in memory. */
async function emptyTables(sql: Sql): Promise<void> {
  await sql.unsafe(`do $$ ${FILLED_TABLES}
    if names <> '{}' then execute 'truncate ' || array_to_string(names, ', ') || ' cascade'; end if;
    for name in select relname from pg_class where relnamespace = 'first_rows'::regnamespace loop
      execute format('insert into public.%I table first_rows.%I', name, name);
    end loop;
  end $$`);
}
