// Checks a new order before it is sent, by the rules of the API, in the language of the page.
import { isPastPickup } from '../../../../shared/orders/past-pickup.ts';
import { VIN } from '../../../../shared/vehicle/vin.ts';
import type { FieldError } from '../../api/api-error.ts';
import type { ValueChecks } from '../../ui/use-value-checks.ts';
import type { Draft } from './draft.ts';

export interface DraftSentences {
  vin: string;
  pastPickup: string;
  deliveryFirst: string;
}

/** The problems in the order of the fields. The API checks everything again and may know more. */
export function checkDraft(
  draft: Draft,
  checks: Pick<ValueChecks, 'required' | 'postalCode'>,
  sentences: DraftSentences,
  now: Date,
): FieldError[] {
  const found: FieldError[] = [];
  const report = (field: string, message: string | null) => {
    if (message !== null) found.push({ field, code: 'invalid_value', message });
  };
  const require = (field: string, value: string) => {
    const message = checks.required(value);
    if (message !== null) found.push({ field, code: 'invalid_value', message, reason: 'required' });
    return message === null;
  };
  for (const end of ['pickup', 'delivery'] as const) {
    const { street, postalCode, city, country } = draft[end];
    require(`${end}.street`, street);
    if (require(`${end}.postalCode`, postalCode))
      report(`${end}.postalCode`, checks.postalCode(country, postalCode));
    require(`${end}.city`, city);
  }
  const [pickup, delivery] = [timeOf(draft.requestedPickup), timeOf(draft.requestedDelivery)];
  if (pickup && isPastPickup(pickup, now)) report('requestedPickup', sentences.pastPickup);
  if (pickup && delivery && delivery < pickup) report('requestedDelivery', sentences.deliveryFirst);
  const vin = draft.vin.trim();
  if (vin !== '' && !VIN.test(vin)) report('vehicle.vin', sentences.vin);
  return found;
}

function timeOf(local: string): Date | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at;
}
