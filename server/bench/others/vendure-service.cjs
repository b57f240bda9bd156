// Vendure with one product, one shipping method and its dummy payment; copied to where Vendure is installed. With FILL=on
// it creates tables and data first.
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

const {
  bootstrap,
  DefaultJobQueuePlugin,
  dummyPaymentHandler,
  LogLevel,
  DefaultLogger,
} = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const isFilling = process.env.FILL === 'on';
const database = new URL(process.env.DATABASE_URL);

const config = {
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  apiOptions: {
    port: Number(process.env.PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'only-for-the-bench' },
    cookieOptions: { secret: 'only-for-the-bench' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: database.hostname,
    port: Number(database.port || 5432),
    username: database.username,
    password: decodeURIComponent(database.password),
    database: database.pathname.slice(1),
    synchronize: isFilling,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: __dirname },
  plugins: [DefaultJobQueuePlugin],
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const PRODUCTS = `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets
Laptop,laptop,A laptop,,,,,L1,1299.00,standard,1000000,false,,
`;

async function main() {
  if (!isFilling) return bootstrap(config);
  const products = join(__dirname, 'products.csv');
  writeFileSync(products, PRODUCTS);
  return populate(() => bootstrap(config), initialData, products);
}

main().catch((error) => {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
});
