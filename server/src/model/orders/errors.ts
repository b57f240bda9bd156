import { defineErrors } from '../../platform/errors.ts';

const ruleSample = (code: string, field: string) => ({
  errors: [{ code, field, message: 'See the message of the code.' }],
});

const RULE_TEXTS = {
  errors: 'Every broken rule; a call can break several',
  'errors[].code': 'The code of this rule, one of the 422 codes',
  'errors[].field': 'Path of the field that breaks it',
  'errors[].message': 'English sentence for people; may change',
};

export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: {
    status: 404,
    message: 'There is no order or request with this id or number in this account and environment.',
  },
  ORDER_NOT_CHANGEABLE: {
    status: 409,
    message: 'An order can be changed only until pickup, and a request not while it waits for a quote.',
    details: { status: 'IN_TRANSIT' },
    detailTexts: { status: 'The status of the order, which no longer allows a change' },
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message: 'The order can be cancelled only until pickup.',
    details: { status: 'IN_TRANSIT' },
    detailTexts: { status: 'The status of the order, which no longer allows a cancellation' },
  },
  REQUEST_HAS_QUOTE: {
    status: 409,
    message: 'A quote is on offer for this request. Decline the quote instead.',
    details: { quoteNumber: 'QT-100001' },
    detailTexts: { quoteNumber: 'Number of the quote to decline' },
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
    detailTexts: {
      externalOrderId: 'The number that you sent',
      id: 'The id of the order or request that has it',
      orderNumber: 'Its order number; null while it is a request',
      requestNumber: 'Its request number; null if it never was a request',
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
    detailTexts: RULE_TEXTS,
  },
  SERVICE_NOT_SUPPORTED: {
    status: 422,
    message: 'The operator does not offer this service.',
    details: ruleSample('SERVICE_NOT_SUPPORTED', 'services.customs'),
    detailTexts: RULE_TEXTS,
  },
  SERVICE_NOT_APPLICABLE: {
    status: 422,
    message: 'This service does not fit the order.',
    details: ruleSample('SERVICE_NOT_APPLICABLE', 'services.shortTermPlate'),
    detailTexts: RULE_TEXTS,
  },
  TRANSPORT_TYPE_NOT_ALLOWED: {
    status: 422,
    message: 'The agreement does not allow this transport type.',
    details: ruleSample('TRANSPORT_TYPE_NOT_ALLOWED', 'transportType'),
    detailTexts: RULE_TEXTS,
  },
  NUMBER_COLLISION: {
    status: 503,
    message: 'A concurrent call took the same number. Send the request again unchanged.',
  },
});
