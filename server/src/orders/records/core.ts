// The dependencies of the use cases for orders, quotes, trips and invoices.
import type { Consequences } from '../../consequences/consequences.ts';
import type { Agreements } from '../../customers/agreements/agreements.ts';
import type { Pins } from '../../customers/places/pins.ts';
import type { PdfRenderer } from '../../documents/pdf/render.ts';
import type { Geo } from '../../geo/measure-distance.ts';
import type { Timetable } from '../../geo/ports.ts';
import type { Environment } from '../../model/environment.ts';
import type { Links } from '../../model/orders/links.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { KeyedMutex } from '../../platform/keyed-mutex.ts';
import type { WriteCreation } from './batch-creates.ts';
import type { EnvironmentPolicy } from './environment-policy.ts';
import type { ReadOrder } from './find-order.ts';
import type { NumberPool } from './number-pool.ts';

export interface Core extends BaseContext {
  links: Links;
  /** Without a timetable server, planning estimates journeys. */
  geo: Geo & { timetable: Timetable | null };
  agreements: Agreements;
  pins: Pins;
  numbers: NumberPool;
  writeCreation: WriteCreation;
  readOrder: ReadOrder;
  pdf: PdfRenderer;
  orderMutex: KeyedMutex;
  policies: Record<Environment, EnvironmentPolicy>;
  /** What other parts do when something changes. */
  consequences: Consequences;
  /** Wakes the delivery engine, if it runs in this process, because deliveries may be due. */
  wakeDeliveries(): void;
}
