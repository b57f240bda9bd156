// The words of a price with its lines in English.
export const priceEn = {
  lines: {
    BASE: 'Base',
    DISTANCE: (km: string, unit: string) => `${km} at ${unit}`,
    MINIMUM: 'Supplement to the minimum price',
    REGISTRATION: 'Registration',
    SHORT_TERM_PLATE: 'Short-term plate',
  },
  net: 'Net',
  vat: (rate: string) => `VAT ${rate} %`,
  gross: 'Gross',
};

export type PriceWords = typeof priceEn;
