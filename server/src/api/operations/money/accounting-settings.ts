// The settings of accounting: DATEV, reminders, small differences.
import { z } from 'zod';
import {
  accountingSettings,
  changeAccountingSettings,
  findAccountingSettings,
} from '../../../money/payments/accounting-settings.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const record = z.looseObject(accountingSettings.shape).meta({ id: 'AccountingSettings' });
const responses = { 200: { description: 'The settings', schema: record } };

export const accountingSettingsRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/settings',
    operationId: 'getAccountingSettings',
    tag,
    summary: 'Get the settings of accounting',
    access: { who: 'all' },
    responses,
    errors: [],
    handler: async ({ services }) => ({ status: 200, body: await findAccountingSettings(services.core.sql) }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounting/settings',
    operationId: 'changeAccountingSettings',
    tag,
    summary: 'Replace the settings of accounting',
    access: { who: 'accounting' },
    body: accountingSettings,
    responses,
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: await changeAccountingSettings(services.core, caller, body),
    }),
  }),
];
