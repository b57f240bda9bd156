// Names as long as the fields of real customers get: pages must stay readable with them.
export const LONG_COMPANY =
  'Alstertal Leasing- und Flottenverwaltungsgesellschaft Norddeutschland mbH & Co. KG';
export const LONG_DRIVER = 'Maximiliane-Friederike Wolkenstein-Oberhausberger';
/** Without a space, so nothing in it can be wrapped. */
export const LONG_REFERENCE = 'RUECKGABE-2026-00000000004711-NIEDERLASSUNG-HAMBURG-WANDSBEK';

/** Parts of a new order. The cities exist, so that the distance is known. */
export const LONG_ORDER = {
  customerReference: LONG_REFERENCE,
  vehicle: {
    vin: 'WVWZZZ1KZAW000001',
    manufacturer: 'Mercedes-Benz',
    model: 'EQV 300 Extralang Avantgarde Business Solution 4MATIC',
    registration: { licensePlate: 'GAP-WW 9999E' },
  },
  pickup: {
    company: 'Zentrales Fahrzeugaufbereitungszentrum Süddeutschland, Niederlassung Oberbayern',
    street: 'An der Alten Ziegelei beim Güterverkehrszentrum Nord 114 a',
    postalCode: '82467',
    city: 'Garmisch-Partenkirchen',
    contact: { name: LONG_DRIVER, phone: '+49 8821 1234567890' },
  },
  delivery: {
    company: LONG_COMPANY,
    street: 'Bürgermeister-Doktor-Hieronymus-von-Münchhausen-Straße 1024',
    postalCode: '78054',
    city: 'Villingen-Schwenningen',
    contact: { name: 'Bartholomäus Hohenzollern-Sigmaringen', phone: '+49 7720 1234567890' },
  },
};
