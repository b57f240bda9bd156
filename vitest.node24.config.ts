// What a newer Node could break: starting, stopping, whole journeys, deliveries, and the SDK and command line against them.
import { defineConfig } from 'vitest/config';
import { BUILDS, BUNDLE, project, SECOND_TRY, shared } from './vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared('node24'),
    testNamePattern:
      /the first start prints|SIGTERM answers|runs from order to invoice|is quoted by mail|the whole life of an order|an order is created, read|TypeScript starter/,
    projects: [
      project('service', {
        ...SECOND_TRY,
        include: [
          'server/test/faults/start.slow.test.ts',
          'server/test/journeys/*.test.ts',
          'server/test/messages/webhooks/delivery.test.ts',
          'sdks/typescript/test/client.test.ts',
          'cli/test/listen.slow.test.ts',
        ],
        isolate: false,
        globalSetup: [...BUILDS, BUNDLE],
      }),
    ],
  },
});
