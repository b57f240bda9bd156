// The order that the playground creates, and also shows as a call to copy.
import { DEFAULT_CONTENT, type OrderContent } from '../model/orders/order.ts';

/** As a body of POST /extern/orders. */
export const TEST_ORDER = {
  pickup: { street: 'Billstraße 82', postalCode: '20539', city: 'Hamburg' },
  delivery: { street: 'Leopoldstraße 204', postalCode: '80804', city: 'München' },
};

const NOBODY = { contact: { name: null, phone: null }, company: null, coordinates: null, country: 'DE' };

/** With the API's defaults for the fields that the body leaves out. */
export const TEST_ORDER_CONTENT: OrderContent = {
  ...DEFAULT_CONTENT,
  vehicle: {
    vin: null,
    manufacturer: null,
    model: null,
    modelYear: null,
    type: 'CAR',
    fuelType: 'DIESEL',
    registration: { status: null, licensePlate: null },
    operationalStatus: { driveable: true, roadworthy: true },
  },
  pickup: { ...TEST_ORDER.pickup, ...NOBODY },
  delivery: { ...TEST_ORDER.delivery, ...NOBODY },
};
