// The configuration of Medusa for the comparison; copied into its directory. Modules in memory, as without Redis.
const { defineConfig } = require('@medusajs/framework/utils');

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: 'http://localhost',
      adminCors: 'http://localhost',
      authCors: 'http://localhost',
      jwtSecret: 'only-for-the-bench',
      cookieSecret: 'only-for-the-bench',
    },
  },
  admin: { disable: true },
});
