// A complete order as a customer's system creates it.

export function creation(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customerReference: 'Leasing return',
    vehicle: {
      vin: 'WVWZZZ1KZAW000001',
      manufacturer: 'Volkswagen',
      model: 'Golf',
      registration: { licensePlate: 'S-AB 1234' },
    },
    pickup: {
      street: 'Königstraße 1',
      postalCode: '70173',
      city: 'Stuttgart',
      contact: { name: 'Erika Muster', phone: '+49 711 123456' },
    },
    delivery: {
      street: 'Marienplatz 8',
      postalCode: '80331',
      city: 'München',
      contact: { name: 'Max Muster', phone: '+49 89 123456' },
    },
    ...changes,
  };
}
