// The accounts that the charts SKR03 and SKR04 suggest. Settings name only those that differ.

export interface Chart {
  /** Revenue by VAT rate in percent. */
  standard: Readonly<Record<string, string>>;
  reverseCharge: string;
  exempt: string;
  zeroRated: string;
  exported: string;
  intraCommunity: string;
  notTaxable: string;
  /** Official fees that are passed on; not a revenue. */
  passThrough: string;
  bank: string;
  /** Granted discounts by VAT rate; the other one is for revenue without VAT. */
  discounts: Readonly<Record<string, string>>;
  otherDiscount: string;
  /** Small differences that are given up, by VAT rate; the other one is for revenue without VAT. */
  writeOffs: Readonly<Record<string, string>>;
  otherWriteOff: string;
  /** A set-off passes through it, because a booking needs two different accounts. It is always balanced. */
  clearing: string;
}

export const CHARTS: Readonly<Record<'03' | '04', Chart>> = {
  '03': {
    standard: { '19': '8400', '7': '8300' },
    reverseCharge: '8336',
    exempt: '8100',
    zeroRated: '8290',
    exported: '8120',
    intraCommunity: '8125',
    notTaxable: '8338',
    passThrough: '1590',
    bank: '1200',
    discounts: { '19': '8736', '7': '8731' },
    otherDiscount: '8730',
    writeOffs: { '19': '2406', '7': '2401' },
    otherWriteOff: '2400',
    clearing: '1792',
  },
  '04': {
    standard: { '19': '4400', '7': '4300' },
    reverseCharge: '4336',
    exempt: '4100',
    zeroRated: '4290',
    exported: '4120',
    intraCommunity: '4125',
    notTaxable: '4338',
    passThrough: '1370',
    bank: '1800',
    discounts: { '19': '4736', '7': '4731' },
    otherDiscount: '4730',
    writeOffs: { '19': '6936', '7': '6931' },
    otherWriteOff: '6930',
    clearing: '3630',
  },
};
