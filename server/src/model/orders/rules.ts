// The 422 rules for a well-formed order. All violations are reported together.

import type { ServiceError } from '../../platform/errors.ts';
import type { AgreementTerms } from '../prices/agreement.ts';
import { orderErrors } from './errors.ts';
import type { OrderContent } from './order.ts';

/** Services that the API accepts but the operator does not offer. */
export interface UnsupportedServices {
  exportPlate: boolean;
  customs: boolean;
}

export function checkRules(
  content: OrderContent,
  unsupportedServices: UnsupportedServices,
  terms: AgreementTerms,
): ServiceError | null {
  const { transportType, vehicle, services } = content;
  const { driveable, roadworthy } = vehicle.operationalStatus;
  const broken: [applies: boolean, code: keyof typeof orderErrors, field: string][] = [
    [
      transportType === 'DRIVEN' && !(driveable && roadworthy),
      'VEHICLE_NOT_DRIVEABLE',
      driveable ? 'vehicle.operationalStatus.roadworthy' : 'vehicle.operationalStatus.driveable',
    ],
    [unsupportedServices.exportPlate, 'SERVICE_NOT_SUPPORTED', 'services.exportPlate'],
    [unsupportedServices.customs, 'SERVICE_NOT_SUPPORTED', 'services.customs'],
    // A vehicle on a trailer or truck needs no plate.
    [
      services.shortTermPlate && transportType !== 'DRIVEN',
      'SERVICE_NOT_APPLICABLE',
      'services.shortTermPlate',
    ],
    [!terms.allowedTransportTypes.includes(transportType), 'TRANSPORT_TYPE_NOT_ALLOWED', 'transportType'],
  ];
  const errors = broken
    .filter(([applies]) => applies)
    .map(([, code, field]) => ({ code, field, message: orderErrors[code].entry.message }));
  return errors.length === 0 ? null : orderErrors[errors[0]!.code]({ details: { errors } });
}
