// The errors of orders and requests.
import { defineErrors } from '../../platform/errors.ts';

const ruleSample = (code: string, field: string) => ({
  errors: [{ code, field, message: 'See the message of the code.' }],
});

export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: {
    status: 404,
    message: 'There is no order or request with this id or number in this account and environment.',
  },
  ORDER_NOT_CHANGEABLE: {
    status: 409,
    message: 'An order can be changed only until pickup, and a request not while it waits for a quote.',
    details: { status: 'IN_TRANSIT' },
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message: 'The order can be cancelled only until pickup.',
    details: { status: 'IN_TRANSIT' },
  },
  REQUEST_HAS_QUOTE: {
    status: 409,
    message: 'A quote is on offer for this request. Decline the quote instead.',
    details: { quoteNumber: 'QT-100001' },
  },
  EXTERNAL_ORDER_ID_EXISTS: {
    status: 409,
    message: 'An order or request exists under this externalOrderId; details names it.',
    details: {
      externalOrderId: 'PO-4711',
      id: '0199a0c2-7c4e-7000-8000-000000000001',
      orderNumber: 'VT-100001',
      requestNumber: null,
    },
  },
  NO_CONTRACTING_PARTY: {
    status: 409,
    message: 'No commercial contact is stored for the account. Please contact the operator.',
  },
  VEHICLE_NOT_DRIVEABLE: {
    status: 422,
    message: 'DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER or TRUCK.',
    details: ruleSample('VEHICLE_NOT_DRIVEABLE', 'vehicle.operationalStatus.driveable'),
  },
  SERVICE_NOT_SUPPORTED: {
    status: 422,
    message: 'The operator does not offer this service.',
    details: ruleSample('SERVICE_NOT_SUPPORTED', 'services.customs'),
  },
  SERVICE_NOT_APPLICABLE: {
    status: 422,
    message: 'This service does not fit the order.',
    details: ruleSample('SERVICE_NOT_APPLICABLE', 'services.shortTermPlate'),
  },
  TRANSPORT_TYPE_NOT_ALLOWED: {
    status: 422,
    message: 'The agreement does not allow this transport type.',
    details: ruleSample('TRANSPORT_TYPE_NOT_ALLOWED', 'transportType'),
  },
  NUMBER_COLLISION: {
    status: 503,
    message: 'A concurrent call took the same number. Send the request again unchanged.',
  },
});
