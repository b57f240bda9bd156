import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { StatusMark, Tone } from '../../ui/status.tsx';

export interface SampleOrder {
  number: string;
  theirs: string;
  status: string;
  tone: Tone;
  mark?: StatusMark;
  from: string;
  to: string;
  vehicle: string;
  plate: string | null;
  /** Hours from now. */
  pickup: number | null;
  delivery: number | null;
  late?: boolean;
  cents: number | null;
  ended?: boolean;
}

export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  {
    number: 'RQ-10482',
    theirs: 'NL-88417',
    status: 'Quote required',
    tone: 'muted',
    mark: 'ring',
    from: 'Rostock',
    to: 'Innsbruck',
    vehicle: 'MAN TGE 3.180',
    plate: '–',
    pickup: 190,
    delivery: 214,
    cents: null,
  },
  {
    number: 'VT-204871',
    theirs: 'NL-88416',
    status: 'Accepted',
    tone: 'place',
    from: 'Köln',
    to: 'Dresden',
    vehicle: 'Audi A4 Avant',
    plate: 'K NL 2207',
    pickup: 42,
    delivery: 51,
    cents: 41280,
  },
  {
    number: 'VT-204870',
    theirs: 'NL-88415',
    status: 'Accepted',
    tone: 'place',
    from: 'Dortmund',
    to: 'Kiel',
    vehicle: 'Ford Transit Custom',
    plate: null,
    pickup: 47,
    delivery: 67,
    cents: 36640,
  },
  {
    number: 'VT-204861',
    theirs: 'NL-88398',
    status: 'Pickup in progress',
    tone: 'transit',
    from: 'Berlin',
    to: 'Stuttgart',
    vehicle: 'Tesla Model 3',
    plate: 'B NL 4410E',
    pickup: -0.3,
    delivery: 7,
    cents: 43820,
  },
  {
    number: 'VT-204858',
    theirs: 'NL-88391',
    status: 'In transit',
    tone: 'transit',
    from: 'Hamburg',
    to: 'München',
    vehicle: 'VW ID.4 Pro',
    plate: 'HH NL 4821E',
    pickup: -4,
    delivery: 1.8,
    late: true,
    cents: 48620,
  },
  {
    number: 'VT-204847',
    theirs: 'NL-88371',
    status: 'Delivered',
    tone: 'good',
    from: 'Mannheim',
    to: 'Freiburg',
    vehicle: 'Cupra Born',
    plate: 'MA NL 88E',
    pickup: -6.4,
    delivery: -3,
    cents: 19860,
  },
  {
    number: 'VT-204839',
    theirs: 'NL-88352',
    status: 'Complaint',
    tone: 'alert',
    from: 'Regensburg',
    to: 'Bremen',
    vehicle: 'Hyundai Ioniq 5',
    plate: 'R NL 905E',
    pickup: -54,
    delivery: -46,
    cents: 46270,
  },
  {
    number: 'VT-204833',
    theirs: 'NL-88344',
    status: 'Cancelled',
    tone: 'muted',
    mark: 'ended',
    from: 'Augsburg',
    to: 'Kassel',
    vehicle: 'Polestar 2',
    plate: 'A NL 3371E',
    pickup: null,
    delivery: null,
    cents: null,
    ended: true,
  },
];

export function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}
