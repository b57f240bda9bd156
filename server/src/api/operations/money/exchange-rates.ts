// The table of exchange rates: the average of a month for each currency.
import { z } from 'zod';
import { changeExchangeRates, exchangeRates, findExchangeRates } from '../../../operator/exchange-rates.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const path = '/accounting/exchange-rates';
const record = z.object({ data: exchangeRates }).meta({ id: 'ExchangeRates' });
const responses = { 200: { description: 'The rates', schema: record } };

export const exchangeRateRoutes = [
  operationsRoute({
    method: 'GET',
    path,
    operationId: 'getExchangeRates',
    tag,
    summary: 'Get the exchange rates of all months',
    access: { who: 'all' },
    responses,
    errors: [],
    handler: async ({ services }) => ({
      status: 200,
      body: { data: await findExchangeRates(services.core.sql) },
    }),
  }),
  operationsRoute({
    method: 'PUT',
    path,
    operationId: 'changeExchangeRates',
    tag,
    summary: 'Replace the exchange rates',
    description:
      'An invoice in another currency gets the rate of the month of its service when it is issued. The booking batch uses the rates of now for invoices that have none.',
    access: { who: 'accounting' },
    body: z.strictObject({ data: exchangeRates }),
    responses,
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: { data: await changeExchangeRates(services.core, caller, body.data) },
    }),
  }),
];
