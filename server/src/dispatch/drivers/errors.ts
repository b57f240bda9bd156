import { defineErrors } from '../../platform/errors.ts';

export const driverErrors = defineErrors({
  OTHER_DRIVER_SIGNED_IN: {
    status: 409,
    message:
      'Another driver is signed in on this phone. The link was not used; send it again without signedInAs to sign in as the driver in details.',
    details: { driver: { id: '0199a0c2-7c4e-7000-8000-000000000070', name: 'Jana Kowalska' } },
  },
});
