// The towns whose name reveals the country of an address that does not name it.
import { beginningsOf, placeKey } from '../place-names.ts';

/**
 * By country and first digit of the postal code: 2500 Baden is Austrian and 5400 Baden is Swiss, 00186 Rom is
 * in Italy and 19372 Rom in Mecklenburg. Germany comes first and so wins shared names without a postal code.
 */
const TOWNS: [country: string, byFirstDigit: Record<string, string>][] = [
  [
    'DE',
    {
      0: 'Dresden|Leipzig|Chemnitz|Halle|Erfurt|Jena|Gera|Zwickau|Cottbus',
      1: 'Berlin|Potsdam|Rostock|Schwerin|Frankfurt (Oder)|Stralsund|Greifswald',
      2: 'Hamburg|Bremen|Kiel|Lübeck|Oldenburg|Flensburg|Bremerhaven|Wilhelmshaven|Lüneburg|Emden',
      3: 'Hannover|Bielefeld|Braunschweig|Kassel|Magdeburg|Göttingen|Wolfsburg|Hildesheim|Paderborn',
      4: 'Düsseldorf|Dortmund|Essen|Duisburg|Bochum|Wuppertal|Münster|Mönchengladbach|Krefeld|Neuss|Osnabrück',
      5: 'Köln|Cologne|Bonn|Aachen|Mainz|Koblenz|Trier|Leverkusen|Siegen|Hagen',
      6: 'Frankfurt|Frankfurt am Main|Wiesbaden|Darmstadt|Offenbach|Saarbrücken|Mannheim|Heidelberg|Ludwigshafen',
      7: 'Stuttgart|Karlsruhe|Heilbronn|Pforzheim|Reutlingen|Tübingen|Freiburg|Freiburg im Breisgau|Konstanz',
      8: 'München|Munich|Augsburg|Ingolstadt|Ulm|Rosenheim|Kempten|Ravensburg|Friedrichshafen',
      9: 'Nürnberg|Nuremberg|Fürth|Erlangen|Regensburg|Würzburg|Passau|Bayreuth|Bamberg|Suhl|Weimar',
    },
  ],
  [
    'AT',
    {
      1: 'Wien|Vienna|Wiedeń|Vídeň',
      2: 'Baden|Baden bei Wien|Mödling|Wiener Neustadt|Schwechat|Korneuburg|Stockerau|Mistelbach|Neunkirchen',
      3: 'St. Pölten|Krems|Krems an der Donau|Tulln|Amstetten|Klosterneuburg|Melk|Zwettl',
      4: 'Linz|Wels|Steyr|Leonding|Traun|Gmunden|Vöcklabruck|Ried|Enns|Bad Ischl|Ansfelden',
      5: 'Salzburg|Hallein|Zell am See|Bischofshofen|Saalfelden|Braunau|Braunau am Inn|St. Johann im Pongau',
      6: 'Innsbruck|Kufstein|Bregenz|Dornbirn|Feldkirch|Bludenz|Schwaz|Lustenau|Hohenems|Kitzbühel|Wörgl|Imst',
      7: 'Eisenstadt|Oberwart|Mattersburg|Neusiedl am See',
      8: 'Graz|Leoben|Kapfenberg|Bruck an der Mur|Weiz|Leibnitz|Knittelfeld|Liezen|Gleisdorf',
      9: 'Klagenfurt|Villach|Lienz|Spittal|Spittal an der Drau|Wolfsberg|St. Veit an der Glan',
    },
  ],
  [
    'CH',
    {
      1: 'Genève|Genf|Geneva|Lausanne|Fribourg|Freiburg|Sion|Sitten|Montreux|Vevey|Yverdon|Nyon|Morges|Meyrin|Bulle',
      2: 'Neuchâtel|Neuenburg|Biel|Bienne|La Chaux-de-Fonds|Delémont|Le Locle|Grenchen',
      3: 'Bern|Berne|Thun|Köniz|Burgdorf|Brig|Visp|Ostermundigen|Interlaken|Spiez|Muri bei Bern',
      4: 'Basel|Bâle|Solothurn|Olten|Liestal|Riehen|Pratteln|Langenthal|Zofingen|Muttenz|Allschwil',
      5: 'Aarau|Baden|Brugg|Wettingen|Wohlen|Lenzburg|Spreitenbach',
      6: 'Luzern|Lucerne|Zug|Kriens|Emmen|Schwyz|Sarnen|Stans|Altdorf|Bellinzona|Lugano|Locarno|Chiasso|Cham|Baar',
      7: 'Chur|Davos|St. Moritz|Landquart',
      8: 'Zürich|Zurich|Winterthur|Uster|Dübendorf|Schaffhausen|Frauenfeld|Kreuzlingen|Dietikon|Kloten|Glattbrugg',
      9: 'St. Gallen|Gossau|Herisau|Wil|Rorschach|Appenzell|Arbon',
    },
  ],
  ['LI', { 9: 'Vaduz|Schaan|Balzers|Triesen|Eschen' }],
  [
    'PL',
    {
      0: 'Warszawa|Warschau|Warsaw',
      1: 'Białystok|Olsztyn',
      2: 'Lublin|Kielce|Radom',
      3: 'Kraków|Krakau|Rzeszów',
      4: 'Katowice|Kattowitz|Gliwice|Opole|Tychy|Bielsko-Biała',
      5: 'Wrocław|Breslau|Legnica|Zgorzelec',
      6: 'Poznań|Posen|Zielona Góra',
      7: 'Szczecin|Stettin|Koszalin',
      8: 'Gdańsk|Danzig|Gdynia|Bydgoszcz|Toruń',
      9: 'Łódź|Lodz',
    },
  ],
  [
    'CZ',
    {
      1: 'Praha|Prag|Prague',
      2: 'Mladá Boleslav|Kladno|Kolín|Praha',
      3: 'Plzeň|Pilsen|Karlovy Vary|Karlsbad|České Budějovice|Budweis|Cheb',
      4: 'Liberec|Ústí nad Labem|Teplice|Most',
      5: 'Hradec Králové|Pardubice|Jihlava|Vrchlabí',
      6: 'Brno|Brünn|Znojmo',
      7: 'Ostrava|Olomouc|Olmütz|Zlín|Opava',
    },
  ],
  ['SK', { 0: 'Košice|Žilina|Prešov|Poprad', 8: 'Bratislava|Pressburg', 9: 'Trnava|Nitra|Trenčín' }],
  [
    'FR',
    {
      0: 'Nice|Nizza|Cannes|Antibes|Troyes',
      1: 'Marseille|Aix-en-Provence|Caen|La Rochelle|Angoulême',
      2: 'Dijon|Besançon|Brest|Quimper|Valence',
      3: 'Toulouse|Bordeaux|Montpellier|Nîmes|Rennes|Grenoble|Tours',
      4: 'Nantes|Angers|Orléans|Saint-Étienne',
      5: 'Lille|Reims|Metz|Nancy|Dunkerque|Roubaix|Thionville|Forbach|Sarreguemines|Laval|Le Mans',
      6: 'Lyon|Strasbourg|Straßburg|Mulhouse|Mülhausen|Colmar|Haguenau|Villeurbanne|Clermont-Ferrand|Perpignan|Calais',
      7: 'Paris|Rouen|Le Havre|Annecy|Versailles|Le Mans|Chambéry',
      8: 'Toulon|Avignon|Amiens|Limoges|Poitiers',
      9: 'Nanterre|Boulogne-Billancourt|Saint-Denis|Créteil|Argenteuil|Montreuil|Belfort',
    },
  ],
  [
    'IT',
    {
      0: 'Roma|Rom|Rome|Perugia|Cagliari|Latina',
      1: 'Torino|Turin|Genova|Genua|Novara|Aosta',
      2: 'Milano|Mailand|Milan|Monza|Bergamo|Brescia|Como|Varese|Pavia|Piacenza',
      3: 'Venezia|Venedig|Verona|Padova|Padua|Trieste|Bolzano|Bozen|Merano|Meran|Trento|Trient|Brixen|Bruneck|Udine',
      4: 'Bologna|Modena|Parma|Reggio Emilia|Rimini|Ravenna|Ferrara',
      5: 'Firenze|Florenz|Pisa|Livorno|Prato|Siena|Lucca',
      6: 'Ancona|Pescara|Pesaro',
      7: 'Bari|Lecce|Taranto|Foggia',
      8: 'Napoli|Neapel|Salerno|Catanzaro|Caserta',
      9: 'Palermo|Catania|Messina',
    },
  ],
  [
    'NL',
    {
      1: 'Amsterdam|Hilversum|Almere|Zaandam',
      2: "Den Haag|'s-Gravenhage|Haarlem|Leiden|Delft|Gouda",
      3: 'Rotterdam|Utrecht|Dordrecht|Amersfoort',
      4: 'Breda|Middelburg|Roosendaal',
      5: "Eindhoven|Tilburg|Den Bosch|'s-Hertogenbosch|Venlo|Helmond",
      6: 'Maastricht|Nijmegen|Arnhem|Heerlen|Roermond',
      7: 'Enschede|Apeldoorn|Deventer|Hengelo|Emmen',
      8: 'Zwolle|Leeuwarden|Lelystad',
      9: 'Groningen|Assen',
    },
  ],
  [
    'BE',
    {
      1: 'Bruxelles|Brussel|Brüssel|Brussels|Halle|Vilvoorde|Wavre|Zaventem|Anderlecht|Ixelles|Uccle',
      2: 'Antwerpen|Anvers|Antwerp|Mechelen|Turnhout|Lier',
      3: 'Leuven|Löwen|Hasselt|Genk|Tienen',
      4: 'Liège|Lüttich|Luik|Verviers|Eupen|Sankt Vith',
      5: 'Namur',
      6: 'Charleroi|Arlon|Bastogne',
      7: 'Mons|Tournai',
      8: 'Brugge|Brügge|Bruges|Kortrijk|Oostende|Ostende|Roeselare|Ieper',
      9: 'Gent|Gand|Ghent|Aalst|Sint-Niklaas',
    },
  ],
  [
    'LU',
    {
      1: 'Luxembourg|Luxemburg',
      2: 'Luxembourg|Luxemburg',
      3: 'Dudelange|Bettembourg',
      4: 'Esch-sur-Alzette|Differdange',
    },
  ],
  [
    'DK',
    {
      1: 'København|Kopenhagen|Copenhagen',
      2: 'København|Kopenhagen|Copenhagen',
      4: 'Roskilde',
      5: 'Odense',
      6: 'Kolding|Esbjerg|Padborg|Aabenraa',
      7: 'Vejle|Fredericia',
      8: 'Aarhus|Horsens|Randers',
      9: 'Aalborg',
    },
  ],
  ['NO', { 0: 'Oslo', 4: 'Stavanger', 5: 'Bergen', 7: 'Trondheim' }],
  ['SE', { 1: 'Stockholm', 2: 'Malmö', 4: 'Göteborg', 7: 'Uppsala' }],
  ['HU', { 1: 'Budapest', 3: 'Miskolc', 4: 'Debrecen', 6: 'Szeged', 7: 'Pécs', 9: 'Győr|Sopron' }],
  ['SI', { 1: 'Ljubljana|Laibach', 2: 'Maribor', 3: 'Celje', 6: 'Koper' }],
  ['ES', { 0: 'Barcelona|Alicante|Palma', 2: 'Madrid|Málaga', 4: 'Valencia|Sevilla|Bilbao', 5: 'Zaragoza' }],
  ['HR', { 1: 'Zagreb', 2: 'Split', 5: 'Rijeka' }],
  ['GB', { '': 'London|Manchester|Birmingham|Liverpool|Edinburgh|Glasgow' }],
];

const PLACES_BY_TOWN = new Map<string, { country: string; firstDigit: string }[]>();
for (const [country, byFirstDigit] of TOWNS) {
  for (const [firstDigit, names] of Object.entries(byFirstDigit)) {
    for (const name of names.split('|')) {
      const key = placeKey(name);
      PLACES_BY_TOWN.set(key, [...(PLACES_BY_TOWN.get(key) ?? []), { country, firstDigit }]);
    }
  }
}

/** No town has a longer name, so we do not search longer texts. */
const MAX_NAME_LENGTH = 80;

/** The countries with a town of this name, likeliest first. A postal code narrows them down. */
export function countriesOfTown(city: string, postalCode: string): string[] {
  const name = city.slice(0, MAX_NAME_LENGTH);
  for (const key of [placeKey(name), ...beginningsOf(name).map((beginning) => beginning.key)]) {
    const found = (PLACES_BY_TOWN.get(key) ?? []).filter(
      ({ firstDigit }) => postalCode === '' || postalCode.startsWith(firstDigit),
    );
    if (found.length > 0) return found.map(({ country }) => country);
  }
  return [];
}

export function isKnownTown(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && PLACES_BY_TOWN.has(placeKey(name));
}
