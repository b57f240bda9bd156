// Writes a day and a period of days as XML. Pure.
import type { ServicePeriod } from '../billed-order.ts';
import { group, value, type Xml } from './xml.ts';

export function writeDate(name: string, day: string, type = 'udt'): Xml {
  return group(name, [value(`${type}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })]);
}

export function writePeriod({ from, to }: ServicePeriod): Xml {
  return group('ram:BillingSpecifiedPeriod', [
    writeDate('ram:StartDateTime', from),
    writeDate('ram:EndDateTime', to),
  ]);
}
