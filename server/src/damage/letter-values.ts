// The values of the placeholders in a letter, in its language. Pure.
import { damageLetterTexts } from '../../../shared/texts/generated/documents/damage-letter.ts';
import { namePart } from '../../../shared/vehicle/part-names.ts';
import { formatVehicleName } from '../../../shared/vehicle/vehicle-name.ts';
import { textsIn, translateIfKnown } from '../documents/pdf/texts.ts';
import type { Order } from '../model/orders/order.ts';
import { formatsFor } from '../platform/formats.ts';
import type { Language } from '../platform/language.ts';
import type { CaseDamage, DamageCase } from './damage-case.ts';
import type { LetterValues } from './letter-texts.ts';

const UNKNOWN = '–';

/** "Tür vorn links, Kratzer: 5 cm lang". */
function describeDamage(language: Language, { part, side, type, description }: CaseDamage): string {
  const head = [
    part && namePart(language, { part, side }),
    type && translateIfKnown(textsIn(language), type),
  ].filter(Boolean);
  return [head.join(', '), description].filter((text) => text !== '').join(': ');
}

export function vehicleName({ vehicle }: Pick<Order, 'vehicle'>): string {
  return formatVehicleName(vehicle) || UNKNOWN;
}

export function valuesOf(
  found: DamageCase,
  order: Order,
  { language, timeZone, now }: { language: Language; timeZone: string; now: Date },
): LetterValues {
  const format = formatsFor(language, timeZone, found.currency);
  const damages = found.damages.map((damage) => describeDamage(language, damage));
  return {
    case: found.number,
    order: order.orderNumber ?? UNKNOWN,
    reference: order.customerReference ?? UNKNOWN,
    vehicle: vehicleName(order),
    plate: order.vehicle.registration.licensePlate ?? UNKNOWN,
    vin: order.vehicle.vin ?? UNKNOWN,
    from: order.pickup.city,
    to: order.delivery.city,
    delivered: order.actualDelivery ? format.date(order.actualDelivery) : UNKNOWN,
    damages: damages.length > 0 ? damages.join('; ') : (found.description ?? UNKNOWN),
    estimate: found.estimateCents === null ? UNKNOWN : format.money(found.estimateCents),
    liability: damageLetterTexts[language].liability[found.liability],
    reason: found.liabilityReason ?? '',
    insurerNumber: found.insurerNumber ?? UNKNOWN,
    today: format.date(now),
  };
}
