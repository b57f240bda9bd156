// The German federal state of a postal code. Pure.

export type FederalState =
  | 'BB'
  | 'BE'
  | 'BW'
  | 'BY'
  | 'HB'
  | 'HE'
  | 'HH'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SH'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'TH';

/** Where a state begins; it goes on until the next entry. A postal code of two states has the one of most of its people. */
const STARTS = `
  01000 SN 01941 BB 02600 SN 03000 BB 04000 SN 04581 TH 04640 SN 04891 BB 05000 ST 06551 TH 06600 ST 07300 TH 08000 SN
  10000 BE 14400 BB 17000 MV 17261 BB 17300 MV 17321 MV 17326 BB 17328 MV 18000 MV 19271 NI 19274 MV 19307 BB 19358 MV
  20000 HH 21200 NI 21450 SH 21522 NI 21524 SH 21600 NI 22000 HH 22800 SH 23920 MV 24000 SH 26000 NI 27480 SH 27499 HH
  27500 HB 27600 NI 28000 HB 28780 NI 29400 ST 29430 NI 32000 NW 34000 HE 34330 NI 34355 HE 34400 NW 34440 HE 36400 TH
  37000 NI 37200 HE 37300 TH 37400 NI 37650 NW 37689 NI 37692 NW 37697 NI 38480 ST 38500 NI 38800 ST 40000 NW 48440 NI
  48466 NW 48478 NI 48481 NW 48486 NI 48489 NW 48497 NI 48540 NW 49000 NI 49460 NW 49550 NI 50000 NW 51598 RP 51600 NW
  53400 RP 53580 NW 53614 RP 53620 NW 54000 RP 55240 HE 55253 RP 57000 NW 57500 RP 58000 NW 60000 HE 63700 BY 64000 HE
  64754 HE 65558 RP 65583 HE 65621 RP 65627 HE 65629 RP 65700 HE 66000 SL 66460 RP 66510 SL 66840 RP 68000 BW 68500 HE
  68520 BW 68600 HE 68700 BW 69235 HE 69240 BW 69430 HE 69433 BW 69479 HE 69489 BW 69503 HE 69510 BW 69515 HE 70000 BW
  76711 RP 77600 BW 80000 BY 88000 BW 88100 BY 88147 BY 88180 BW 89200 BY 89500 BW 90000 BY 96500 TH 97000 BY 97860 BW
  97888 BY 97893 BW 97897 BY 97900 BW 98500 TH`
  .trim()
  .split(/\s+/);

const RANGES = Array.from({ length: STARTS.length / 2 }, (_, i) => ({
  from: STARTS[2 * i]!,
  state: STARTS[2 * i + 1] as FederalState,
}));

/** Null outside of Germany. */
export function federalStateOf({
  country,
  postalCode,
}: {
  country: string;
  postalCode: string;
}): FederalState | null {
  if (country !== 'DE' || !/^\d{5}$/.test(postalCode)) return null;
  return RANGES.findLast(({ from }) => from <= postalCode)?.state ?? null;
}
