interface BilledLine {
  orderNumber: string | null;
  vehicle: string | null;
  from: string | null;
  to: string | null;
}

/** The vehicle and the route of an invoice line. */
export function describeTransport({ vehicle, from, to }: Omit<BilledLine, 'orderNumber'>): string {
  return [vehicle, from && to && `${from} → ${to}`].filter(Boolean).join(' · ');
}

/** The order of an invoice line, with vehicle and route. */
export function describeBilledOrder(line: BilledLine): string {
  return [line.orderNumber, describeTransport(line)].filter(Boolean).join(' · ');
}
