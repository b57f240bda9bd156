// The one service that the files of a worker share. Every file finds it as if it had just been started.
import type { Sql } from '../../src/platform/db.ts';
import { fastRenderer } from './fast-pdf.ts';
import { REACH_RECEIVERS } from './receiver.ts';
import { type OpenedService, openService, setOperator, type TestService } from './service.ts';
import { START } from './virtual-clock.ts';

export interface SharedServiceOptions {
  /** Runs what acts by itself: deliveries, mails, expiry; off, nothing happens by itself. */
  deliver?: true;
  /** Renders every PDF as the service does, for tests that read them. */
  realPdfs?: true;
}

const pdf = fastRenderer();
let opened: Promise<OpenedService> | undefined;

/**
 * Making it as new costs a quarter of starting another, which also reads its towns anew. It ends with the worker's
 * process, so no file closes it. A test that needs other settings, another clock or a database to break starts its own.
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

/** The migrations write some rows as well; a copy of them is kept aside. */
async function keepFirstRows(sql: Sql): Promise<void> {
  await sql.unsafe(`create schema first_rows`);
  await sql.unsafe(`do $$ ${FILLED_TABLES}
    foreach name in array names loop
      execute format('create table first_rows.%I as table public.%I', name, name);
    end loop;
  end $$`);
}

/** Sequences go on, because the service holds numbers that it has drawn already. */
async function emptyTables(sql: Sql): Promise<void> {
  await sql.unsafe(`do $$ ${FILLED_TABLES}
    if names <> '{}' then execute 'truncate ' || array_to_string(names, ', ') || ' cascade'; end if;
    for name in select relname from pg_class where relnamespace = 'first_rows'::regnamespace loop
      execute format('insert into public.%I table first_rows.%I', name, name);
    end loop;
  end $$`);
}
