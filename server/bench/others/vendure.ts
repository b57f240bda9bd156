import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../src/platform/project-root.ts';
import { freePorts, startProgram, stopProgram, waitUntil } from '../../torture/failover/child-process.ts';
import { install } from './install.ts';
import { fetchJson, type Product } from './product.ts';

const VERSION = '3.7.3';
const WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 10_000;

const ADD_ITEM = 'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }';
/** The fewest requests: GraphQL runs these one after the other. */
const CHECK_OUT = `mutation {
  customer: setCustomerForOrder(input: { firstName: "Erika", lastName: "Muster", emailAddress: "erika@example.com" }) { __typename }
  address: setOrderShippingAddress(input: { fullName: "Erika Muster", streetLine1: "Messweg 1", city: "Stuttgart", postalCode: "70173", countryCode: "DE" }) { __typename }
  shipping: setOrderShippingMethod(shippingMethodId: [1]) { __typename }
  state: transitionOrderToState(state: "ArrangingPayment") { __typename }
  payment: addPaymentToOrder(input: { method: "standard-payment", metadata: {} }) { __typename ... on Order { code state } }
}`;
const READ = `query ($code: String!) { orderByCode(code: $code) {
  id code state orderPlacedAt totalWithTax shippingWithTax currencyCode
  customer { firstName lastName emailAddress }
  shippingAddress { fullName streetLine1 city postalCode countryCode }
  lines { id quantity linePriceWithTax productVariant { id name sku } }
  shippingLines { priceWithTax shippingMethod { name } }
  payments { method amount state }
} }`;

async function startVendure(folder: string, databaseUrl: string, fill: boolean) {
  const [port] = await freePorts(1);
  copyFileSync(projectPath('bench', 'others', 'vendure-service.cjs'), join(folder, 'service.cjs'));
  const service = startProgram({
    name: 'vendure',
    command: process.execPath,
    args: [join(folder, 'service.cjs')],
    logFile: join(folder, 'service.log'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...(fill && { FILL: 'on' }),
    },
  });
  const url = `http://127.0.0.1:${port}/shop-api`;
  await waitUntil('Vendure answers', WITHIN_MS, async () => {
    const found = await fetchJson(url, { body: { query: '{ products { totalItems } }' } });
    return found.json.data.products.totalItems === 1;
  });
  return { service, url };
}

/** Vendure answers 200 with errors in the body. */
async function query(url: string, body: object, headers = {}) {
  const answer = await fetchJson(url, { headers, body });
  if (answer.json.errors) throw new Error(JSON.stringify(answer.json.errors).slice(0, 500));
  return answer;
}

export const vendure: Product = {
  name: `Vendure ${VERSION}`,
  calls: {
    create: '2 with 6 mutations: product into the cart, customer, address, shipping, state, payment',
    read: '1 by code',
  },
  async prepare(folder, databaseUrl) {
    install(folder, [`@vendure/core@${VERSION}`, 'pg@8'], '2026-09-15');
    const { service } = await startVendure(folder, databaseUrl, true);
    await stopProgram(service, STOP_WITHIN_MS);
  },
  async start(folder, databaseUrl) {
    const { service, url } = await startVendure(folder, databaseUrl, false);
    return {
      pid: service.pid,
      async create() {
        const { headers } = await query(url, { query: ADD_ITEM });
        const authorization = `Bearer ${headers['vendure-auth-token']}`;
        const { json } = await query(url, { query: CHECK_OUT }, { authorization });
        if (json.data.payment.state !== 'PaymentSettled') throw new Error(JSON.stringify(json.data));
        return json.data.payment.code;
      },
      async read(code) {
        const { json } = await query(url, { query: READ, variables: { code } });
        if (json.data.orderByCode?.code !== code) throw new Error(`No order ${code}`);
      },
      stop: () => stopProgram(service, STOP_WITHIN_MS),
    };
  },
};
