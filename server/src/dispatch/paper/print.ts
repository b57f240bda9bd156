// Renders sheets into one PDF: the day of all or one driver, chosen orders, the list of short-term plates.

import { fileNameOf } from '../../documents/letterhead.ts';
import type { PdfJob, PdfPaper, PdfPlateList } from '../../documents/pdf/document.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { findLogo } from '../../operator/logo-store.ts';
import { findOperator } from '../../operator/operator.ts';
import { readDispatchNotes } from '../../orders/notes/dispatch-note-store.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';
import type { Language } from '../../platform/language.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { driverNotFound } from '../drivers/driver.ts';
import { type DispatchListItem, findDispatchListItems } from '../lists/dispatch-store.ts';
import { type DriverDay, readDayPlan } from '../planning/day-plan.ts';
import { isExpired } from '../plates/plate.ts';
import { listPlatesOf, listStock } from '../plates/plate-store.ts';
import { daySheetOf } from './day-sheet.ts';
import { paperErrors } from './errors.ts';
import { jobOf } from './job.ts';

export const MAX_SHEETS = 200;
const MAX_PLATES = 2000;

export interface PrintedFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface DayChoice {
  day: string | undefined;
  /** By default all drivers with a trip on that day. */
  driverId: string | undefined;
  /** Each day sheet is followed by the job sheets of its trips. */
  withJobs: boolean;
  withPlates: boolean;
}

export async function printDay(core: Core, language: Language, choice: DayChoice): Promise<PrintedFile> {
  const plan = await readDayPlan(core, choice.day, { inactive: true });
  const days = daysToPrint(plan.drivers, choice.driverId);
  const ids = days.flatMap(({ trips }) => trips.map(({ order }) => order.id));
  checkCount(days.length + (choice.withJobs ? ids.length : 0) + (choice.withPlates ? 1 : 0));
  const jobs = await readJobs(core.sql, ids);
  const sheets = days.flatMap((driverDay): PdfPaper['sheets'] => {
    const sheet = daySheetOf(driverDay, plan.day, jobs);
    const own = choice.withJobs ? sheet.trips.map(({ job }) => ({ kind: 'JOB_SHEET' as const, job })) : [];
    return [sheet, ...own];
  });
  const plates = choice.withPlates ? [await readPlateList(core)] : [];
  return render(core, language, [...sheets, ...plates], plan.day);
}

function daysToPrint(drivers: readonly DriverDay[], driverId: string | undefined): DriverDay[] {
  if (driverId !== undefined) {
    const chosen = drivers.filter(({ driver }) => driver.id === driverId);
    if (chosen.length === 0) throw driverNotFound();
    return chosen;
  }
  const busy = drivers.filter(({ trips }) => trips.length > 0);
  if (busy.length === 0) throw paperErrors.NOTHING_TO_PRINT();
  return busy;
}

/** The job sheets of these orders, in this order. */
export async function printJobs(
  core: Core,
  language: Language,
  ids: readonly string[],
): Promise<PrintedFile> {
  const chosen = [...new Set(ids)];
  checkCount(chosen.length);
  const jobs = await readJobs(core.sql, chosen);
  const missing = chosen.find((id) => !jobs.has(id));
  if (missing !== undefined) throw orderErrors.ORDER_NOT_FOUND({ details: { id: missing } });
  const sheets = chosen.map((id) => ({ kind: 'JOB_SHEET' as const, job: jobs.get(id)! }));
  return render(core, language, sheets, await readToday(core));
}

export async function printPlates(core: Core, language: Language): Promise<PrintedFile> {
  const list = await readPlateList(core);
  return render(core, language, [list], list.day);
}

function checkCount(sheets: number): void {
  if (sheets > MAX_SHEETS) throw paperErrors.TOO_MANY_SHEETS({ details: { sheets, max: MAX_SHEETS } });
}

async function readToday({ sql, clock }: Core): Promise<string> {
  const { timeZone } = await findOperator(sql);
  return dayOf(timeZone, clock.now());
}

async function readJobs(db: Db, ids: readonly string[]): Promise<Map<string, PdfJob>> {
  const [items, notes, listed] = await Promise.all([
    findDispatchListItems(db, ids),
    readDispatchNotes(db, [...ids]),
    listPlatesOf(db, ids),
  ]);
  // The first of an order is the current one.
  const plates = new Map(listed.toReversed().map((plate) => [plate.orderId!, plate]));
  return new Map(items.map((item: DispatchListItem) => [item.order.id, jobOf(item, { notes, plates })]));
}

async function readPlateList(core: Core): Promise<PdfPlateList> {
  const day = await readToday(core);
  const plates = await listStock(core.sql, day, MAX_PLATES);
  return {
    kind: 'PLATE_LIST',
    day,
    plates: plates.map(({ number, validFrom, validUntil, state, driverName, orderNumber }) => ({
      number,
      validFrom,
      validUntil,
      state,
      isExpired: isExpired({ validUntil }, day),
      driver: driverName,
      order: orderNumber,
    })),
  };
}

async function render(
  core: Core,
  language: Language,
  sheets: PdfPaper['sheets'],
  day: string,
): Promise<PrintedFile> {
  const paper: PdfPaper = {
    kind: 'PAPER',
    language,
    test: false,
    createdAt: core.clock.now(),
    operator: await findOperator(core.sql),
    logo: (await findLogo(core.sql))?.bytes ?? null,
    sheets,
  };
  const bytes = await core.pdf.render(paper);
  return { fileName: fileNameOf(paper, day), contentType: 'application/pdf', bytes };
}
