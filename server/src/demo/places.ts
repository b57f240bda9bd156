// The places of the demo's transfers, as data.
import type { Location } from '../model/orders/order.ts';

interface Place {
  company: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  contact: string;
  phone: string;
  /** The area code of plates there. */
  plate: string;
}

const PLACES = {
  Hamburg: ['Autohaus an der Elbe', 'Große Elbstraße 145', '22767', 'DE', 'Henrik Voss', 'HH'],
  Berlin: ['Mobilitätszentrum Mitte', 'Chausseestraße 60', '10115', 'DE', 'Aylin Kaya', 'B'],
  München: ['Isar Automobile', 'Landsberger Straße 180', '80687', 'DE', 'Josef Huber', 'M'],
  Köln: ['Rheinwagen', 'Aachener Straße 410', '50933', 'DE', 'Monika Schmitz', 'K'],
  'Frankfurt am Main': ['Fuhrparkhof West', 'Mainzer Landstraße 250', '60326', 'DE', 'Daniel Roth', 'F'],
  Stuttgart: ['Demo Autohaus', 'Königstraße 1', '70173', 'DE', 'Petra Lindner', 'S'],
  Leipzig: ['Werksauslieferung Nord', 'Maximilianallee 77', '04129', 'DE', 'Katrin Seidel', 'L'],
  Nürnberg: ['Frankenauto', 'Fürther Straße 212', '90429', 'DE', 'Bernd Meier', 'N'],
  Hannover: ['Leinetal Fahrzeuge', 'Vahrenwalder Straße 9', '30165', 'DE', 'Nils Hoffmann', 'H'],
  Bremen: ['Weser Automobile', 'Neuenlander Straße 440', '28201', 'DE', 'Imke Janssen', 'HB'],
  Dresden: ['Elbflorenz Autowelt', 'Dohnaer Straße 103', '01219', 'DE', 'Uwe Richter', 'DD'],
  Dortmund: ['Westfalen Leasingrückgabe', 'Hamburger Straße 110', '44135', 'DE', 'Gül Demir', 'DO'],
  Kassel: ['Nordhessen Mobil', 'Holländische Straße 131', '34127', 'DE', 'Ralf Becker', 'KS'],
  Freiburg: ['Breisgau Auto', 'Tullastraße 84', '79108', 'DE', 'Claire Weber', 'FR'],
  Rostock: ['Ostsee Fahrzeuge', 'Rövershäger Chaussee 2', '18146', 'DE', 'Maik Lange', 'HRO'],
  Wien: ['Donau Autohandel', 'Triester Straße 87', '1100', 'AT', 'Johanna Gruber', 'W'],
  Salzburg: ['Salzach Motors', 'Alpenstraße 92', '5020', 'AT', 'Stefan Moser', 'S'],
  Zürich: ['Limmat Garage', 'Badenerstrasse 600', '8048', 'CH', 'Reto Keller', 'ZH'],
  Amsterdam: ['Demo Leasing Depot', 'Transformatorweg 38', '1014 AK', 'NL', 'Maarten de Vries', 'NL'],
  Prag: ['Vltava Auto', 'Plzeňská 233', '150 00', 'CZ', 'Tereza Nováková', 'PHA'],
} as const satisfies Record<string, readonly [string, string, string, string, string, string]>;

export type PlaceName = keyof typeof PLACES;

export function placeOf(city: PlaceName): Place {
  const [company, street, postalCode, country, contact, plate] = PLACES[city];
  return { company, street, postalCode, city, country, contact, phone: '+49 30 000000', plate };
}

export function locationOf(city: PlaceName): Location {
  const { contact: name, phone, plate: _, ...address } = placeOf(city);
  return { ...address, contact: { name, phone }, coordinates: null };
}
