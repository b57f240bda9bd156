// Changes, decides and closes damage cases, for the operator.
import { z } from 'zod';
import { changeCase, stepCase } from '../../../damage/change-case.ts';
import { type Closing, closeCase } from '../../../damage/close-case.ts';
import { LIABILITIES } from '../../../damage/damage-case.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { amountToCents } from '../../../model/prices/price.ts';
import { amount, decimal, paidAmount } from '../../../model/prices/term-values.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, pathId, withoutUndefined } from '../../../platform/schemas.ts';
import { editedDamages, MAX_DESCRIPTION, toDamages } from '../../shared/damage/damage-input.ts';
import { checkOperatorRole, operationsRoute } from '../admit.ts';
import { answer, CASE_RESPONSE, changeAccess, notFound, tag, version } from './damage-answer.ts';

const liabilityReason = printableText(1000).nullable().describe('The customer sees it once it is decided');
const reason = printableText(500).describe('Reason; printed on a credit note');

const changeBody = z.strictObject({
  description: printableText(MAX_DESCRIPTION).optional(),
  damages: editedDamages.optional(),
  liability: z.enum(LIABILITIES).optional().describe('Customers see it once the case is decided'),
  liabilityReason: liabilityReason.optional(),
  estimate: amount().nullable().optional().describe('What the damage may cost, net'),
  insurer: z
    .strictObject({
      name: printableText(200).nullable().optional(),
      address: printableText(500).nullable().optional(),
      email: z.email().max(254).nullable().optional(),
      number: printableText(100).nullable().optional().describe('The number of the claim at the insurer'),
    })
    .optional(),
  remarks: plainText(4000).nullable().optional().describe('For colleagues; customers never see it'),
  version,
});

function toChanges({ version: _, damages, estimate, insurer = {}, ...rest }: z.output<typeof changeBody>) {
  return withoutUndefined({
    ...rest,
    damages: damages && toDamages(damages),
    estimateCents: typeof estimate === 'number' ? amountToCents(estimate) : estimate,
    insurerName: insurer.name,
    insurerAddress: insurer.address,
    insurerEmail: insurer.email,
    insurerNumber: insurer.number,
  });
}

const change = operationsRoute({
  method: 'PATCH',
  path: '/damage-cases/{id}',
  operationId: 'changeDamageCase',
  tag,
  summary: 'Change a damage case',
  description: 'Fields that are not sent stay as they are. A closed case is opened again first.',
  access: changeAccess,
  params: pathId,
  notFound,
  body: changeBody,
  bodyExample: { liability: 'OPERATOR', estimate: 480, insurer: { number: 'KH-4711' }, version: 1 },
  responses: { 200: CASE_RESPONSE },
  errors: ['INVALID_REQUEST', notFound, 'DAMAGE_CASE_NOT_CHANGEABLE'],
  handler: async ({ services, caller, params, body }) =>
    answer(services, await changeCase(services.core, caller, params.id, toChanges(body), body)),
});

const stepBody = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('review').describe('Somebody works on it'), version }),
  z.strictObject({
    step: z.literal('decide').describe('The liability is decided and shown to the customer'),
    liability: z.enum(LIABILITIES).optional().describe('By default that of the case'),
    liabilityReason: liabilityReason.optional(),
    version,
  }),
  z.strictObject({ step: z.literal('reopen').describe('The decision is revoked'), version }),
]);

const step = operationsRoute({
  method: 'POST',
  path: '/damage-cases/{id}/steps',
  operationId: 'stepDamageCase',
  tag,
  summary: 'Move a damage case to its next state',
  description:
    'review: OPEN to IN_REVIEW. decide: to DECIDED, with who is liable. reopen: DECIDED or CLOSED to IN_REVIEW. Closing has its own call.',
  access: changeAccess,
  params: pathId,
  notFound,
  body: stepBody,
  bodyExample: { step: 'decide', liability: 'OPERATOR', version: 2 },
  responses: { 200: CASE_RESPONSE },
  errors: ['INVALID_REQUEST', notFound, 'DAMAGE_CASE_NOT_CHANGEABLE', 'DAMAGE_CASE_EXISTS'],
  handler: async ({ services, caller, params, body }) => {
    const { step: name, ...given } = body;
    return answer(services, await stepCase(services.core, caller, params.id, name, withoutUndefined(given)));
  },
});

const closeBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('CREDIT').describe('A credit note for the order’s invoice; needs the role accounting'),
    net: paidAmount().describe('At most `creditable.max`'),
    reason,
    version,
  }),
  z.strictObject({
    outcome: z.literal('COST').describe('An expense of the order paid by the operator'),
    gross: paidAmount().describe('As paid, with VAT'),
    vatRate: decimal(2, 100).default(0).describe('Percent on the receipt'),
    paidOn: calendarDay.describe('The day on the receipt, today or earlier'),
    reason,
    version,
  }),
  z.strictObject({ outcome: z.literal('NONE').describe('Nothing is paid'), reason, version }),
]);

function toClosing(body: z.output<typeof closeBody>): Closing {
  const { outcome, reason: why } = body;
  if (outcome === 'CREDIT') return { outcome, netCents: amountToCents(body.net), reason: why };
  if (outcome === 'NONE') return { outcome, reason: why };
  const { gross, vatRate: paidVatRate, paidOn } = body;
  return { outcome, paidGrossCents: amountToCents(gross), paidVatRate, paidOn, reason: why };
}

const close = operationsRoute({
  method: 'POST',
  path: '/damage-cases/{id}/close',
  operationId: 'closeDamageCase',
  tag,
  summary: 'Close a damage case with its outcome',
  description:
    'Only a decided case can be closed. The credit note, or the expense, and the end of the case are written together; a complaint of the order is settled.',
  access: changeAccess,
  params: pathId,
  notFound,
  body: closeBody,
  bodyExample: { outcome: 'CREDIT', net: 120, reason: 'Scratch on the door', version: 3 },
  responses: { 200: CASE_RESPONSE },
  errors: [
    'INVALID_REQUEST',
    notFound,
    'DAMAGE_CASE_NOT_CHANGEABLE',
    'ORDER_NOT_CHANGEABLE',
    'NO_CONTRACTING_PARTY',
    'TAX_NUMBER_MISSING',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services, caller, params, body }) => {
    if (body.outcome === 'CREDIT') checkOperatorRole(caller, 'accounting');
    return answer(services, await closeCase(services.core, caller, params.id, toClosing(body), body));
  },
});

export const damageDecisionRoutes = [change, step, close];
