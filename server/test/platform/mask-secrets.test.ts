// Secrets of the service do not reach logs through texts that callers choose.
import { expect, test } from 'vitest';
import { maskSecrets } from '../../src/platform/mask-secrets.ts';

const RANDOM = 'Qm3x7Zr0b1tY5kHc2vW8uN4pLs6dFgJa9eRiTzXo0Bq';

test.each([
  [`/api/v1/extern/orders/svc_live_${RANDOM}`, '/api/v1/extern/orders/svc_live_Qm3x…'],
  [`/api/v1/extern/orders/svc_test_${RANDOM}/documents`, '/api/v1/extern/orders/svc_test_Qm3x…/documents'],
  [`/api/v1/driver/session/${RANDOM}`, '/api/v1/driver/session/Qm3x…'],
  ['my agent whsec_QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo=', 'my agent whsec_QUJD…'],
  [`svca_${RANDOM} svcr_${RANDOM}`, 'svca_Qm3x… svcr_Qm3x…'],
  ['/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl', '/x/eyJhbGc…'],
])('%s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
  expect(maskSecrets(text)).not.toContain(RANDOM);
});

test.each([
  '/api/v1/extern/orders/019a9a52-6f0f-7d51-9d6e-2f3b6c7d8e9f',
  '/api/v1/portal/production/webhook-endpoints/019a9a52-6f0f-7d51-9d6e-2f3b6c7d8e9f/deliveries',
  'handover-sdk-typescript/0.1.0 node/24.1.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  'ORDER-2026-000123',
])('%s stays as it is', (text) => expect(maskSecrets(text)).toBe(text));
