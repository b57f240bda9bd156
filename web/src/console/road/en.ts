// The words of marks on a map with many transfers in English.
export const en = {
  onTheRoad: 'On the road',
  pickups: 'Pickups',
  deliveries: 'Deliveries',
  onTime: 'On time',
  noDriver: 'No driver',
  lateBy: (span: string) => `${span} late`,
  justNow: 'just now',
  ago: (span: string) => `${span} ago`,
  kmLeft: (km: string) => `${km} left`,
  arrives: (city: string, when: string) => `${city} ${when}`,
  silentFor: (span: string) => `no position for ${span}`,
  noDate: 'no date',
};

export type RoadWords = typeof en;
