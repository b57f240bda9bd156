/** "Billstraße 82, 20539 Hamburg": an address in one line, as pages and APIs show it. */
export function formatAddressLine(address: { street: string; postalCode: string; city: string }): string {
  return `${address.street}, ${address.postalCode} ${address.city}`;
}
