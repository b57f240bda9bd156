// The one-line addresses that the parser is measured with, and the expected parts of each.

interface ReadAddress {
  line: string;
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/**
 * Grouped by rule. A row is the line, then company | street | postal code | city | country; ⏎ is a line
 * break.
 */
const rows: Record<string, string> = {
  'German addresses': `
Hauptstraße 5, 70173 Stuttgart => | Hauptstraße 5 | 70173 | Stuttgart | DE
Hauptstr. 5 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Königstraße 12a, 70173 Stuttgart, Deutschland => | Königstraße 12a | 70173 | Stuttgart | DE
Petuelring 130, 80809 München, Germany => | Petuelring 130 | 80809 | München | DE
Bockenheimer Landstr. 12-14, 60323 Frankfurt am Main => | Bockenheimer Landstr. 12-14 | 60323 | Frankfurt am Main | DE
Zeil 106, D-60313 Frankfurt/Main => | Zeil 106 | 60313 | Frankfurt/Main | DE
Große Ulrichstr. 7, 06108 Halle (Saale) => | Große Ulrichstr. 7 | 06108 | Halle (Saale) | DE
Leineweberstr. 42, 45468 Mülheim an der Ruhr => | Leineweberstr. 42 | 45468 | Mülheim an der Ruhr | DE
Friedrichstraße 200, 10117 Berlin-Mitte => | Friedrichstraße 200 | 10117 | Berlin-Mitte | DE
Marktplatz 1, 70173 Stuttgart-Mitte, DE => | Marktplatz 1 | 70173 | Stuttgart-Mitte | DE
Am Alten Markt 3, 24103 Kiel => | Am Alten Markt 3 | 24103 | Kiel | DE
Unter den Linden 77 10117 Berlin => | Unter den Linden 77 | 10117 | Berlin | DE
An der Welle 4, DE-60322 Frankfurt a. M. => | An der Welle 4 | 60322 | Frankfurt a. M. | DE
Landauer Straße 5, 67433 Neustadt an der Weinstraße => | Landauer Straße 5 | 67433 | Neustadt an der Weinstraße | DE
Lange Str. 8 17489 Greifswald Deutschland => | Lange Str. 8 | 17489 | Greifswald | DE
Elbchaussee 98-102, 22763 Hamburg => | Elbchaussee 98-102 | 22763 | Hamburg | DE
Industriestr. 4 b, 76829 Landau in der Pfalz => | Industriestr. 4 b | 76829 | Landau in der Pfalz | DE
HANSESTR. 15, 18055 ROSTOCK => | HANSESTR. 15 | 18055 | ROSTOCK | DE
rosenweg 3, 01069 dresden => | rosenweg 3 | 01069 | dresden | DE
Daimlerstr. 5 D 70372 Stuttgart => | Daimlerstr. 5 | 70372 | Stuttgart | DE
Gartenstr. 5 B 72764 Reutlingen => | Gartenstr. 5 B | 72764 | Reutlingen | DE
Schloßstr. 9, 61348 Bad Homburg v. d. Höhe, Hessen, Deutschland => | Schloßstr. 9 | 61348 | Bad Homburg v. d. Höhe | DE
Kölner Straße 1, 42651 Solingen, BRD => | Kölner Straße 1 | 42651 | Solingen | DE
Brunnenweg 11, d-89073 Ulm => | Brunnenweg 11 | 89073 | Ulm | DE
Bahnhofstr. 5, 38100Braunschweig => | Bahnhofstr. 5 | 38100 | Braunschweig | DE
Seestr. 14, D70174 Stuttgart => | Seestr. 14 | 70174 | Stuttgart | DE
Tesla Germany GmbH, Ludwig-Prandtl-Straße 27-29, 12526 Berlin, Germany => Tesla Germany GmbH | Ludwig-Prandtl-Straße 27-29 | 12526 | Berlin | DE
Volkswagen AG, Berliner Ring 2, 38440 Wolfsburg => Volkswagen AG | Berliner Ring 2 | 38440 | Wolfsburg | DE
Volkswagen AG Berliner Ring 2 38440 Wolfsburg => Volkswagen AG | Berliner Ring 2 | 38440 | Wolfsburg | DE
Autohaus Heinrich Senger, Zum Hiltruper See 1, 48165 Münster-Hiltrup => Autohaus Heinrich Senger | Zum Hiltruper See 1 | 48165 | Münster-Hiltrup | DE
In der Au 7, 61440 Oberursel (Taunus) => | In der Au 7 | 61440 | Oberursel (Taunus) | DE
Kurfürstendamm 21 10719 Berlin Charlottenburg => | Kurfürstendamm 21 | 10719 | Berlin Charlottenburg | DE
Gut Knoop 1, 24161 Altenholz => | Gut Knoop 1 | 24161 | Altenholz | DE
Hof Sonnenberg, 35216 Biedenkopf => | Hof Sonnenberg | 35216 | Biedenkopf | DE
Neuer Wall 10, 20354 Hamburg, 2. Stock => | Neuer Wall 10, 2. Stock | 20354 | Hamburg | DE
Rathausplatz 1 / 90403 Nürnberg / Bayern / Deutschland => | Rathausplatz 1 | 90403 | Nürnberg | DE
Ernst-Abbe-Straße 12 a-c, 07743 Jena => | Ernst-Abbe-Straße 12 a-c | 07743 | Jena | DE
Dieselstraße 3+5, 85748 Garching b. München => | Dieselstraße 3+5 | 85748 | Garching b. München | DE
Platz der Luftbrücke 5, Eingang C, 12101 Berlin => | Platz der Luftbrücke 5, Eingang C | 12101 | Berlin | DE
Emil Frey Küstengarage GmbH, Borsteler Chaussee 111, 22453 Hamburg => Emil Frey Küstengarage GmbH | Borsteler Chaussee 111 | 22453 | Hamburg | DE
Hauptstr. 5, 70173 Stuttgart (Deutschland) => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, 70173 Stuttgart GERMANY => | Hauptstr. 5 | 70173 | Stuttgart | DE
Am Kronberger Hang 5, D - 65824 Schwalbach am Taunus => | Am Kronberger Hang 5 | 65824 | Schwalbach am Taunus | DE
An der B 3 Nr. 12, 79189 Bad Krozingen => | An der B 3 Nr. 12 | 79189 | Bad Krozingen | DE
Alte Messe 11, 04103 Leipzig, Sachsen => | Alte Messe 11 | 04103 | Leipzig | DE
Bertha-Benz-Platz 1 (Tor 7), 70327 Stuttgart => | Bertha-Benz-Platz 1 (Tor 7) | 70327 | Stuttgart | DE
S 6, 26, 68161 Mannheim => | S 6, 26 | 68161 | Mannheim | DE
Waldstr. 3, 15566 Schöneiche bei Berlin => | Waldstr. 3 | 15566 | Schöneiche bei Berlin | DE
Fa. Klaus Meier Transporte, Zur Alten Mühle 8, 49393 Lohne (Oldenburg) => Fa. Klaus Meier Transporte | Zur Alten Mühle 8 | 49393 | Lohne (Oldenburg) | DE
Autohaus Schulze e.K. Dorfstraße 17 16259 Bad Freienwalde (Oder) => Autohaus Schulze e.K. | Dorfstraße 17 | 16259 | Bad Freienwalde (Oder) | DE
c/o Autohaus Weber, Ringstr. 4, 97070 Würzburg => c/o Autohaus Weber | Ringstr. 4 | 97070 | Würzburg | DE
Herr Peter Lang, Lindenallee 6, 14050 Berlin => Herr Peter Lang | Lindenallee 6 | 14050 | Berlin | DE
20095 Hamburg, Mönckebergstraße 7, Deutschland => | Mönckebergstraße 7 | 20095 | Hamburg | DE
Leipzig 04109 => | | 04109 | Leipzig | DE
Berlin, 10115 => | | 10115 | Berlin | DE
Stuttgart-Vaihingen, Industriestr. 3 => | Industriestr. 3 | | Stuttgart-Vaihingen | DE
Industriestr. 3, Bad Cannstatt => | Industriestr. 3 | | Bad Cannstatt | DE
Hauptstr. 5, 70173 stuttgart, deutschland => | Hauptstr. 5 | 70173 | stuttgart | DE
Hauptstr.5,70173 Stuttgart => | Hauptstr.5 | 70173 | Stuttgart | DE
Hauptstr.5 70173 Stuttgart => | Hauptstr.5 | 70173 | Stuttgart | DE
Hauptstr. 5 Stuttgart Deutschland => | Hauptstr. 5 | | Stuttgart | DE
Autohaus Müller GmbH Hauptstr. 5 Stuttgart => Autohaus Müller GmbH | Hauptstr. 5 | | Stuttgart | DE
Autohaus Müller GmbH (Ausstellung), Hauptstr. 5, 70173 Stuttgart => Autohaus Müller GmbH (Ausstellung) | Hauptstr. 5 | 70173 | Stuttgart | DE
Bahnhof, 99084 Erfurt => | Bahnhof | 99084 | Erfurt | DE
Hauptstr. 5, D 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Müller UG (haftungsbeschränkt), Weststr. 1, 09112 Chemnitz => Müller UG (haftungsbeschränkt) | Weststr. 1 | 09112 | Chemnitz | DE
Müller UG (haftungsbeschränkt) Weststr. 1 09112 Chemnitz => Müller UG (haftungsbeschränkt) | Weststr. 1 | 09112 | Chemnitz | DE
Hauptstr. 5, 2. Hinterhof, 10115 Berlin => | Hauptstr. 5, 2. Hinterhof | 10115 | Berlin | DE
Schmidt GmbH & Co. KGaA, Werk 2, Ostring 40, 38440 Wolfsburg => Schmidt GmbH & Co. KGaA | Werk 2, Ostring 40 | 38440 | Wolfsburg | DE
Autobahnmeisterei, Autobahnstr. 5, 85609 Aschheim => Autobahnmeisterei | Autobahnstr. 5 | 85609 | Aschheim | DE
Audi Zentrum Hannover, Vahrenwalder Straße 303, 30179 Hannover => Audi Zentrum Hannover | Vahrenwalder Straße 303 | 30179 | Hannover | DE
Audi Zentrum Hannover Vahrenwalder Straße 303 30179 Hannover => Audi Zentrum Hannover | Vahrenwalder Straße 303 | 30179 | Hannover | DE
Straße der Einheit 1990, 99084 Erfurt => | Straße der Einheit 1990 | 99084 | Erfurt | DE
Str. des Friedens 12, 99094 Erfurt => | Str. des Friedens 12 | 99094 | Erfurt | DE
Allee der Kosmonauten 33, 12681 Berlin => | Allee der Kosmonauten 33 | 12681 | Berlin | DE
Hauptstraße 5 EG links, 70173 Stuttgart => | Hauptstraße 5 EG links | 70173 | Stuttgart | DE
Raiffeisen eG, Bahnhofstr. 3, 49356 Diepholz => Raiffeisen eG | Bahnhofstr. 3 | 49356 | Diepholz | DE
TSV Sportverein e.V., Am Sportplatz 1, 85716 Unterschleißheim => TSV Sportverein e.V. | Am Sportplatz 1 | 85716 | Unterschleißheim | DE
Hauptstr. 5 in 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
70173 Stuttgart - Bad Cannstatt => | | 70173 | Stuttgart - Bad Cannstatt | DE
Hauptstr. 5, 70173 Stuttgart - Bad Cannstatt => | Hauptstr. 5 | 70173 | Stuttgart - Bad Cannstatt | DE
Hauptstr. 5, DE-70173 Stuttgart, DE => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, 70173 Stuttgart, D => | Hauptstr. 5 | 70173 | Stuttgart | DE
Frau Anna Schmidt, Birkenweg 3, 22605 Hamburg => Frau Anna Schmidt | Birkenweg 3 | 22605 | Hamburg | DE
Birkenweg 3, 22605 Hamburg, Ansprechpartner: Herr Lang => | Birkenweg 3 | 22605 | Hamburg | DE
Birkenweg 3, 22605 Hamburg, info@example.com => | Birkenweg 3 | 22605 | Hamburg | DE
Hamburg Birkenweg 3 => | Birkenweg 3 | | Hamburg | DE
Hauptstr 5 70173 Stuttgart => | Hauptstr 5 | 70173 | Stuttgart | DE
Haupt Str. 5 70173 Stuttgart => | Haupt Str. 5 | 70173 | Stuttgart | DE
Am Markt, 23552 Lübeck => | Am Markt | 23552 | Lübeck | DE
Logistikzentrum Nord, Halle 12, Tor 4, Hafenstr. 88, 27568 Bremerhaven => Logistikzentrum Nord | Halle 12, Tor 4, Hafenstr. 88 | 27568 | Bremerhaven | DE`,

  'German streets that hold numbers': `
Straße des 17. Juni 135, 10623 Berlin => | Straße des 17. Juni 135 | 10623 | Berlin | DE
Straße des 17. Juni 135 10623 Berlin => | Straße des 17. Juni 135 | 10623 | Berlin | DE
C2, 5, 68159 Mannheim => | C2, 5 | 68159 | Mannheim | DE
C 2, 5, 68159 Mannheim => | C 2, 5 | 68159 | Mannheim | DE
Q7 24, 68161 Mannheim => | Q7 24 | 68161 | Mannheim | DE
Autohaus Kurpfalz GmbH, N7, 3, 68161 Mannheim => Autohaus Kurpfalz GmbH | N7, 3 | 68161 | Mannheim | DE
Straße 12 Nr. 5, 13125 Berlin => | Straße 12 Nr. 5 | 13125 | Berlin | DE
Platz des 4. Juli 6, 14167 Berlin => | Platz des 4. Juli 6 | 14167 | Berlin | DE
Straße der Nationen 1989, 09111 Chemnitz => | Straße der Nationen 1989 | 09111 | Chemnitz | DE
Platz der Republik 1, 11011 Berlin => | Platz der Republik 1 | 11011 | Berlin | DE`,

  'companies and recipients in front': `
Autohaus Müller GmbH, Hauptstr. 5, 70173 Stuttgart => Autohaus Müller GmbH | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller GmbH Hauptstr. 5 70173 Stuttgart => Autohaus Müller GmbH | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller Hauptstr. 5, 70173 Stuttgart => Autohaus Müller | Hauptstr. 5 | 70173 | Stuttgart | DE
Müller & Söhne GmbH & Co. KG, Industriestr. 12, 73730 Esslingen am Neckar => Müller & Söhne GmbH & Co. KG | Industriestr. 12 | 73730 | Esslingen am Neckar | DE
Müller & Söhne GmbH & Co. KG Industriestr. 12 73730 Esslingen => Müller & Söhne GmbH & Co. KG | Industriestr. 12 | 73730 | Esslingen | DE
BMW AG, Petuelring 130, 80809 München => BMW AG | Petuelring 130 | 80809 | München | DE
Fa. Schmidt, Dorfstr. 1, 18292 Krakow am See => Fa. Schmidt | Dorfstr. 1 | 18292 | Krakow am See | DE
Autohaus 24 GmbH, Ringstr. 8, 04109 Leipzig => Autohaus 24 GmbH | Ringstr. 8 | 04109 | Leipzig | DE
Sixt SE, Zugspitzstr. 1, 82049 Pullach im Isartal => Sixt SE | Zugspitzstr. 1 | 82049 | Pullach im Isartal | DE
Max Mustermann, Hauptstr. 5, 70173 Stuttgart => Max Mustermann | Hauptstr. 5 | 70173 | Stuttgart | DE
c/o Meier, Goethestr. 7, 80336 München => c/o Meier | Goethestr. 7 | 80336 | München | DE
Autohaus Nord KG, c/o Petra Klein, Deichstr. 2, 20459 Hamburg => Autohaus Nord KG, c/o Petra Klein | Deichstr. 2 | 20459 | Hamburg | DE
Kfz-Werkstatt Yilmaz, Karl-Marx-Str. 100, 12043 Berlin => Kfz-Werkstatt Yilmaz | Karl-Marx-Str. 100 | 12043 | Berlin | DE
Autohaus am Ring, Ringstraße 5, 50667 Köln => Autohaus am Ring | Ringstraße 5 | 50667 | Köln | DE
Autohaus an der Hauptstraße, Bahnhofstr. 5, 50667 Köln => Autohaus an der Hauptstraße | Bahnhofstr. 5 | 50667 | Köln | DE
Spedition Krüger e.K. - Hafenstr. 20 - 26789 Leer => Spedition Krüger e.K. | Hafenstr. 20 | 26789 | Leer | DE
Autohaus Weiß Am Bahnhof 3 99084 Erfurt => Autohaus Weiß | Am Bahnhof 3 | 99084 | Erfurt | DE
Mercedes-Benz Niederlassung, Vertriebszentrum, Mercedesstr. 1, 70372 Stuttgart => Mercedes-Benz Niederlassung, Vertriebszentrum | Mercedesstr. 1 | 70372 | Stuttgart | DE
Porsche Zentrum Wien Liesing, Ketzergasse 120, 1230 Wien => Porsche Zentrum Wien Liesing | Ketzergasse 120 | 1230 | Wien | AT
Garage Huber AG, Zürcherstrasse 8, CH-8400 Winterthur => Garage Huber AG | Zürcherstrasse 8 | 8400 | Winterthur | CH
Autosalon Kowalski Sp. z o.o., ul. Puławska 145, 02-715 Warszawa => Autosalon Kowalski Sp. z o.o. | ul. Puławska 145 | 02-715 | Warszawa | PL
AutoPalace s.r.o. Na Chodovci 2457/1 141 00 Praha 4 => AutoPalace s.r.o. | Na Chodovci 2457/1 | 141 00 | Praha 4 | CZ
Garage Dupont SARL, 12 rue de la Gare, 67000 Strasbourg => Garage Dupont SARL | 12 rue de la Gare | 67000 | Strasbourg | FR
Garage du Centre 5 avenue Foch 57000 Metz => Garage du Centre | 5 avenue Foch | 57000 | Metz | FR
Autotorino S.p.A., Via Nazionale 72, 23012 Castione Andevenno (SO) => Autotorino S.p.A. | Via Nazionale 72 | 23012 | Castione Andevenno (SO) | IT
Autobedrijf De Vries B.V., Keizersgracht 100, 1015 AA Amsterdam => Autobedrijf De Vries B.V. | Keizersgracht 100 | 1015 AA | Amsterdam | NL
Hauptstr. 5, 70173 Stuttgart, Autohaus Müller GmbH => Autohaus Müller GmbH | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller GmbH, 70173 Stuttgart => Autohaus Müller GmbH | | 70173 | Stuttgart | DE`,

  'additions to the street': `
Hauptstr. 5, 1. OG, 70173 Stuttgart => | Hauptstr. 5, 1. OG | 70173 | Stuttgart | DE
Hauptstr. 5 1. OG 70173 Stuttgart => | Hauptstr. 5 1. OG | 70173 | Stuttgart | DE
Werkstr. 9, Tor 3, 31134 Hildesheim => | Werkstr. 9, Tor 3 | 31134 | Hildesheim | DE
Werkstr. 9, 31134 Hildesheim, Tor 3 => | Werkstr. 9, Tor 3 | 31134 | Hildesheim | DE
Am Hafen 1, Halle 4, 28217 Bremen => | Am Hafen 1, Halle 4 | 28217 | Bremen | DE
Mönckebergstr. 7, Hinterhaus, 20095 Hamburg => | Mönckebergstr. 7, Hinterhaus | 20095 | Hamburg | DE
Postfach 10 20 30, 70025 Stuttgart => | Postfach 10 20 30 | 70025 | Stuttgart | DE
Postfach 1234, 70025 Stuttgart => | Postfach 1234 | 70025 | Stuttgart | DE
Postfach 1234 70025 Stuttgart => | Postfach 1234 | 70025 | Stuttgart | DE
Postfach, 8021 Zürich => | Postfach | 8021 | Zürich | CH
Hauptstraße, 5, 70173 Stuttgart => | Hauptstraße 5 | 70173 | Stuttgart | DE
Flughafen Frankfurt, Terminal 1, 60549 Frankfurt am Main => Flughafen Frankfurt | Terminal 1 | 60549 | Frankfurt am Main | DE
Gewerbepark 3, Lagerstr. 5, 64807 Dieburg => | Gewerbepark 3, Lagerstr. 5 | 64807 | Dieburg | DE
Dorfstr. 4, OT Birkach, 70599 Stuttgart => | Dorfstr. 4, OT Birkach | 70599 | Stuttgart | DE`,

  'separators of every kind': `
Hauptstr. 5; 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5 / 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5/70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller / Hauptstr. 5 / 70173 Stuttgart / Deutschland => Autohaus Müller | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller/Hauptstr. 5/70173 Stuttgart => Autohaus Müller | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5⏎70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Autohaus Müller GmbH⏎Hauptstr. 5⏎70173 Stuttgart⏎Deutschland => Autohaus Müller GmbH | Hauptstr. 5 | 70173 | Stuttgart | DE
  Hauptstr.  5 ,  70173   Stuttgart   => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5,70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5 - 70173 Stuttgart - Deutschland => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5 – 70173 Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Zeil 106, 60313 Frankfurt / Main => | Zeil 106 | 60313 | Frankfurt/Main | DE
Hauptstr. 5, , 70173 Stuttgart, => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 12 - 14, 70173 Stuttgart => | Hauptstr. 12 - 14 | 70173 | Stuttgart | DE
Straße: Hauptstr. 5, PLZ: 70173, Ort: Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, 70173 Stuttgart, Tel. 0711 12345 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, 70173 Stuttgart, E-Mail: lager@example.com => | Hauptstr. 5 | 70173 | Stuttgart | DE
Auto Mobil Center Hauptstr. 5 70173 Stuttgart Mobil: +49 171 1234567 => Auto Mobil Center | Hauptstr. 5 | 70173 | Stuttgart | DE
z. Hd. Frau Lang, Hauptstr. 5, 70173 Stuttgart => z. Hd. Frau Lang | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5 (70173 Stuttgart) => | Hauptstr. 5 | 70173 | Stuttgart | DE`,

  'another order of the parts': `
70173 Stuttgart, Hauptstr. 5 => | Hauptstr. 5 | 70173 | Stuttgart | DE
70173 Stuttgart Hauptstr. 5 => | Hauptstr. 5 | 70173 | Stuttgart | DE
10115 Berlin Unter den Linden 5 => | Unter den Linden 5 | 10115 | Berlin | DE
Deutschland, 70173 Stuttgart, Hauptstr. 5 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Stuttgart 70173, Hauptstr. 5 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, Stuttgart 70173 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5 Stuttgart 70173 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, Stuttgart, 70173 => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, 70173, Stuttgart => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, Stuttgart, 70173, Germany => | Hauptstr. 5 | 70173 | Stuttgart | DE
Hauptstr. 5, Stuttgart, Germany, 70173 => | Hauptstr. 5 | 70173 | Stuttgart | DE
70173 Stuttgart, Autohaus Müller, Hauptstr. 5 => Autohaus Müller | Hauptstr. 5 | 70173 | Stuttgart | DE
1010 Wien, Stephansplatz 3 => | Stephansplatz 3 | 1010 | Wien | AT
1010 Wien Graben 12 => | Graben 12 | 1010 | Wien | AT
8001 Zürich, Bahnhofstrasse 1, Schweiz => | Bahnhofstrasse 1 | 8001 | Zürich | CH
00-001 Warszawa, ul. Marszałkowska 10 => | ul. Marszałkowska 10 | 00-001 | Warszawa | PL
20121 Milano - Via Dante 5 => | Via Dante 5 | 20121 | Milano | IT
75001 Paris, 12 rue de Rivoli => | 12 rue de Rivoli | 75001 | Paris | FR
12 rue de Rivoli Paris 75001 => | 12 rue de Rivoli | 75001 | Paris | FR`,

  'parts that are missing': `
Hauptstr. 5, Stuttgart => | Hauptstr. 5 | | Stuttgart | DE
Hauptstr. 5 Stuttgart => | Hauptstr. 5 | | Stuttgart | DE
Hauptstr. 12 a Stuttgart => | Hauptstr. 12 a | | Stuttgart | DE
Straße des 17. Juni 135, Berlin => | Straße des 17. Juni 135 | | Berlin | DE
Straße des 17. Juni 135 Berlin => | Straße des 17. Juni 135 | | Berlin | DE
Stuttgart, Hauptstr. 5 => | Hauptstr. 5 | | Stuttgart | DE
Frankfurt am Main, Zeil 106 => | Zeil 106 | | Frankfurt am Main | DE
Stuttgart => | | | Stuttgart | DE
Mülheim an der Ruhr => | | | Mülheim an der Ruhr | DE
Halle (Saale), Deutschland => | | | Halle (Saale) | DE
70173 => | | 70173 | | DE
70173 Stuttgart => | | 70173 | Stuttgart | DE
67433 Neustadt an der Weinstraße => | | 67433 | Neustadt an der Weinstraße | DE
CH-8001 Zürich => | | 8001 | Zürich | CH
Hauptstr. 5 => | Hauptstr. 5 | | | DE
Hauptstr. 98-102 => | Hauptstr. 98-102 | | | DE
Hauptstraße => | Hauptstraße | | | DE
Autohaus Müller GmbH, Stuttgart => Autohaus Müller GmbH | | | Stuttgart | DE
Autohaus Müller GmbH, Hauptstr. 5, Stuttgart => Autohaus Müller GmbH | Hauptstr. 5 | | Stuttgart | DE
Autohaus Müller GmbH => Autohaus Müller GmbH | | | | DE
Marktplatz, 73525 Schwäbisch Gmünd => | Marktplatz | 73525 | Schwäbisch Gmünd | DE
Schloss Solitude, 70197 Stuttgart => | Schloss Solitude | 70197 | Stuttgart | DE
Wien => | | | Wien | AT
Bahnhofstrasse 1, Zürich => | Bahnhofstrasse 1 | | Zürich | CH
Via Dante 5, Milano => | Via Dante 5 | | Milano | IT
12 rue de Rivoli, Paris => | 12 rue de Rivoli | | Paris | FR
Václavské náměstí 1, Praha 1 => | Václavské náměstí 1 | | Praha 1 | CZ
Österreich => | | | | AT
Linz, Österreich => | | | Linz | AT
 => | | | | DE
, ; / => | | | | DE`,

  'Austrian addresses': `
Stephansplatz 1, 1010 Wien => | Stephansplatz 1 | 1010 | Wien | AT
Stephansplatz 1 A-1010 Wien => | Stephansplatz 1 | 1010 | Wien | AT
Mariahilfer Straße 12/3/4, 1060 Wien => | Mariahilfer Straße 12/3/4 | 1060 | Wien | AT
Mariahilfer Straße 12/3/4 1060 Wien Österreich => | Mariahilfer Straße 12/3/4 | 1060 | Wien | AT
Mariahilfer Str. 12/Stiege 2/Top 5, 1060 Wien => | Mariahilfer Str. 12/Stiege 2/Top 5 | 1060 | Wien | AT
Neubaugasse 12, Top 5, AT-1070 Wien => | Neubaugasse 12, Top 5 | 1070 | Wien | AT
Herrengasse 16, 8010 Graz, Austria => | Herrengasse 16 | 8010 | Graz | AT
Getreidegasse 9, A 5020 Salzburg => | Getreidegasse 9 | 5020 | Salzburg | AT
Maria-Theresien-Straße 18, 6020 Innsbruck, AT => | Maria-Theresien-Straße 18 | 6020 | Innsbruck | AT
Hauptplatz 1, 2500 Baden => | Hauptplatz 1 | 2500 | Baden | AT
Dorfstraße 3, 5751 Maishofen => | Dorfstraße 3 | 5751 | Maishofen | AT
Rennweg 6, 1030 Wien, Landstraße => | Rennweg 6 | 1030 | Wien | AT
Rathausstr. 4, 6900 Bregenz, Vorarlberg, Oesterreich => | Rathausstr. 4 | 6900 | Bregenz | AT
Hauptstr. 7, 9020 Klagenfurt am Wörthersee => | Hauptstr. 7 | 9020 | Klagenfurt am Wörthersee | AT
Stephansplatz 1, Wien 1010, AT => | Stephansplatz 1 | 1010 | Wien | AT
Nr. 47, 6763 Zürs, Österreich => | Nr. 47 | 6763 | Zürs | AT
Mooslackengasse 17, 1190 Wien => | Mooslackengasse 17 | 1190 | Wien | AT
Denzel Autohaus, Erdbergstraße 189-193, A-1030 Wien => Denzel Autohaus | Erdbergstraße 189-193 | 1030 | Wien | AT
Porsche Holding GmbH Louise-Piëch-Straße 2 5020 Salzburg Austria => Porsche Holding GmbH | Louise-Piëch-Straße 2 | 5020 | Salzburg | AT
Wagramer Straße 4/Top 12, 1220 Wien, Österreich => | Wagramer Straße 4/Top 12 | 1220 | Wien | AT
Lerchenfelder Gürtel 43/2. Stock, 1160 Wien => | Lerchenfelder Gürtel 43/2. Stock | 1160 | Wien | AT
Gewerbestraße 12, 4481 Asten => | Gewerbestraße 12 | 4481 | Asten | AT
Oberdorf 101, 6874 Bizau, Österreich => | Oberdorf 101 | 6874 | Bizau | AT
Wien, Mariahilfer Straße 5 => | Mariahilfer Straße 5 | | Wien | AT
Wien 1010, Stephansplatz 1 => | Stephansplatz 1 | 1010 | Wien | AT
A-4020 Linz, Landstraße 12 => | Landstraße 12 | 4020 | Linz | AT
Landstraße 12, 4020 Linz/Donau => | Landstraße 12 | 4020 | Linz/Donau | AT
Ring 1, 3100 St. Pölten => | Ring 1 | 3100 | St. Pölten | AT
Zentrum 5, 6234 Brandenberg, Tirol, Österreich => | Zentrum 5 | 6234 | Brandenberg | AT
Pappas Holding GmbH / Innsbrucker Bundesstraße 111 / A-5020 Salzburg => Pappas Holding GmbH | Innsbrucker Bundesstraße 111 | 5020 | Salzburg | AT`,

  'Swiss addresses': `
Bahnhofstrasse 1, 8001 Zürich => | Bahnhofstrasse 1 | 8001 | Zürich | CH
Bahnhofstrasse 1 8001 Zürich => | Bahnhofstrasse 1 | 8001 | Zürich | CH
Bundesplatz 3, CH-3011 Bern => | Bundesplatz 3 | 3011 | Bern | CH
Bundesplatz 3, CH - 3011 Bern => | Bundesplatz 3 | 3011 | Bern | CH
Hauptstrasse 5, 3033 Wohlen BE => | Hauptstrasse 5 | 3033 | Wohlen BE | CH
Pilatusstr. 2, 6003 Luzern LU => | Pilatusstr. 2 | 6003 | Luzern LU | CH
Rue du Rhône 12, 1204 Genève => | Rue du Rhône 12 | 1204 | Genève | CH
Rue de la Poste 4, 1350 Orbe => | Rue de la Poste 4 | 1350 | Orbe | CH
Avenue de la Gare 5, 1003 Lausanne, Suisse => | Avenue de la Gare 5 | 1003 | Lausanne | CH
Via Nassa 7, 6900 Lugano => | Via Nassa 7 | 6900 | Lugano | CH
Via Cantonale 20, 6928 Manno => | Via Cantonale 20 | 6928 | Manno | CH
Rue Neuve 3, 2300 LA CHAUX-DE-FONDS => | Rue Neuve 3 | 2300 | LA CHAUX-DE-FONDS | CH
Marktgasse 10, 9000 St. Gallen, Switzerland => | Marktgasse 10 | 9000 | St. Gallen | CH
Badstrasse 4, 5400 Baden => | Badstrasse 4 | 5400 | Baden | CH
Dorfstrasse 8, 7260 Davos Dorf, CH => | Dorfstrasse 8 | 7260 | Davos Dorf | CH
Städtle 49, 9490 Vaduz => | Städtle 49 | 9490 | Vaduz | LI
Städtle 49, FL-9490 Vaduz => | Städtle 49 | 9490 | Vaduz | LI
AMAG Automobil AG, Utoquai 49, 8008 Zürich => AMAG Automobil AG | Utoquai 49 | 8008 | Zürich | CH
Zürcherstrasse 511, 9015 St. Gallen => | Zürcherstrasse 511 | 9015 | St. Gallen | CH
Garage Central SA, Route de Berne 12, 1700 Fribourg => Garage Central SA | Route de Berne 12 | 1700 | Fribourg | CH
Chemin des Fleurs 3, 1007 Lausanne => | Chemin des Fleurs 3 | 1007 | Lausanne | CH
Viale Stazione 5, CH-6500 Bellinzona => | Viale Stazione 5 | 6500 | Bellinzona | CH
Postfach 123, 3000 Bern 7 => | Postfach 123 | 3000 | Bern 7 | CH
Industriestrasse 20, 8302 Kloten, Svizzera => | Industriestrasse 20 | 8302 | Kloten | CH
Grand-Rue 12, 1260 Nyon => | Grand-Rue 12 | 1260 | Nyon | CH
12 rue du Rhône, CH-1204 Genève => | 12 rue du Rhône | 1204 | Genève | CH
Seestrasse 45, 8700 Küsnacht ZH => | Seestrasse 45 | 8700 | Küsnacht ZH | CH
Basel, Freie Strasse 12 => | Freie Strasse 12 | | Basel | CH
Piazza Grande 3, 6600 Locarno, Schweiz => | Piazza Grande 3 | 6600 | Locarno | CH
Obere Gasse 9 7000 Chur => | Obere Gasse 9 | 7000 | Chur | CH`,

  'Polish addresses': `
ul. Marszałkowska 10, 00-001 Warszawa => | ul. Marszałkowska 10 | 00-001 | Warszawa | PL
ul. Marszałkowska 10 m. 5, 00-590 Warszawa, Polska => | ul. Marszałkowska 10 m. 5 | 00-590 | Warszawa | PL
Marszałkowska 10/12 lok. 3 00-590 Warszawa => | Marszałkowska 10/12 lok. 3 | 00-590 | Warszawa | PL
Marszałkowska 10, PL-00-001 Warschau => | Marszałkowska 10 | 00-001 | Warschau | PL
al. Jerozolimskie 65/79, PL 00-697 Warszawa => | al. Jerozolimskie 65/79 | 00-697 | Warszawa | PL
os. Piastowskie 12, 61-148 Poznań, Polen => | os. Piastowskie 12 | 61-148 | Poznań | PL
ul. 3 Maja 22, 40-097 Katowice => | ul. 3 Maja 22 | 40-097 | Katowice | PL
ul. 11 Listopada 5 43-300 Bielsko-Biała => | ul. 11 Listopada 5 | 43-300 | Bielsko-Biała | PL
Kowalowa 12, 58-350 Mieroszów, Poland => | Kowalowa 12 | 58-350 | Mieroszów | PL
ul. Marszałkowska 10 Warszawa 00-590 => | ul. Marszałkowska 10 | 00-590 | Warszawa | PL
Rynek 1, 50-106 Wrocław, PL => | Rynek 1 | 50-106 | Wrocław | PL
ul. Długa 5, 80001 Gdańsk => | ul. Długa 5 | 80001 | Gdańsk | PL
Toyota Bielany, ul. Modlińska 10, 03-216 Warszawa => Toyota Bielany | ul. Modlińska 10 | 03-216 | Warszawa | PL
ul. gen. Józefa Bema 2, 50-265 Wrocław => | ul. gen. Józefa Bema 2 | 50-265 | Wrocław | PL
Plac Grunwaldzki 23/27, PL-50-365 Breslau => | Plac Grunwaldzki 23/27 | 50-365 | Breslau | PL
Święty Marcin 80, 61-809 Poznań => | Święty Marcin 80 | 61-809 | Poznań | PL
ul. Al. Krakowska 206 02-219 Warszawa PL => | ul. Al. Krakowska 206 | 02-219 | Warszawa | PL
Nowa Wieś 14, 59-900 Zgorzelec => | Nowa Wieś 14 | 59-900 | Zgorzelec | PL
ul. Jana Pawła II 5/7, 30-001 Kraków, Polska => | ul. Jana Pawła II 5/7 | 30-001 | Kraków | PL
ul. 1 Maja 12/3 Łódź 90-001 => | ul. 1 Maja 12/3 | 90-001 | Łódź | PL
Auto Centrum Sp. z o.o. ul. Opolska 22 40-084 Katowice => Auto Centrum Sp. z o.o. | ul. Opolska 22 | 40-084 | Katowice | PL
Warszawa, ul. Prosta 51 => | ul. Prosta 51 | | Warszawa | PL`,

  'Czech and Slovak addresses': `
Václavské náměstí 1, 110 00 Praha 1 => | Václavské náměstí 1 | 110 00 | Praha 1 | CZ
Vodičkova 123/45, 11000 Praha => | Vodičkova 123/45 | 11000 | Praha | CZ
Vodičkova 123 110 00 Praha 1 => | Vodičkova 123 | 110 00 | Praha 1 | CZ
Nádražní 1234/5, 150 00 Praha 5 - Smíchov => | Nádražní 1234/5 | 150 00 | Praha 5 - Smíchov | CZ
Masarykova 12, CZ-602 00 Brno, Česká republika => | Masarykova 12 | 602 00 | Brno | CZ
tř. Václava Klementa 869, 293 01 Mladá Boleslav => | tř. Václava Klementa 869 | 293 01 | Mladá Boleslav | CZ
nám. Míru 5, 30100 Plzeň, Tschechien => | nám. Míru 5 | 30100 | Plzeň | CZ
28. října 150, 702 00 Ostrava => | 28. října 150 | 702 00 | Ostrava | CZ
Lidická 5, 37001 České Budějovice => | Lidická 5 | 37001 | České Budějovice | CZ
Horní 8, 54301 Vrchlabí, Czech Republic => | Horní 8 | 54301 | Vrchlabí | CZ
Hlavná 15, 040 01 Košice => | Hlavná 15 | 040 01 | Košice | SK
Obchodná 7, SK-811 06 Bratislava, Slowakei => | Obchodná 7 | 811 06 | Bratislava | SK
Škoda Auto a.s., tř. Václava Klementa 869, 293 01 Mladá Boleslav II => Škoda Auto a.s. | tř. Václava Klementa 869 | 293 01 | Mladá Boleslav II | CZ
Na Příkopě 28, 115 03 Praha 1, CZ => | Na Příkopě 28 | 115 03 | Praha 1 | CZ
Křižíkova 36a, 186 00 Praha 8-Karlín => | Křižíkova 36a | 186 00 | Praha 8-Karlín | CZ
Dolní Lhota 129, 763 23 Dolní Lhota => | Dolní Lhota 129 | 763 23 | Dolní Lhota | CZ
Hybernská 1271/32, CZ - 110 00 Prag => | Hybernská 1271/32 | 110 00 | Prag | CZ
Nám. Svobody 18, 60200 Brno => | Nám. Svobody 18 | 60200 | Brno | CZ
Praha 1, Václavské náměstí 1 => | Václavské náměstí 1 | | Praha 1 | CZ
Náměstí Republiky 1, 301 00 Plzeň 3 => | Náměstí Republiky 1 | 301 00 | Plzeň 3 | CZ
17. listopadu 2172/15, 708 00 Ostrava-Poruba => | 17. listopadu 2172/15 | 708 00 | Ostrava-Poruba | CZ
Č.p. 45, 257 41 Týnec nad Sázavou => | Č.p. 45 | 257 41 | Týnec nad Sázavou | CZ
110 00 Praha 1, Na Příkopě 28 => | Na Příkopě 28 | 110 00 | Praha 1 | CZ
Einsteinova 25, 851 01 Bratislava => | Einsteinova 25 | 851 01 | Bratislava | SK`,

  'French addresses': `
12 rue de Rivoli, 75001 Paris => | 12 rue de Rivoli | 75001 | Paris | FR
12, rue de Rivoli, 75001 Paris => | 12 rue de Rivoli | 75001 | Paris | FR
12 bis, rue de Rivoli 75001 Paris France => | 12 bis rue de Rivoli | 75001 | Paris | FR
Rue du 8 Mai 1945 12, 69100 Villeurbanne => | Rue du 8 Mai 1945 12 | 69100 | Villeurbanne | FR
12 rue du 8 Mai 1945, 69100 Villeurbanne => | 12 rue du 8 Mai 1945 | 69100 | Villeurbanne | FR
5 place du 11 Novembre 1918 68000 Colmar => | 5 place du 11 Novembre 1918 | 68000 | Colmar | FR
33 avenue George V, F-75008 Paris Cedex 08 => | 33 avenue George V | 75008 | Paris Cedex 08 | FR
1200 route de Lyon, 38070 Saint-Quentin-Fallavier => | 1200 route de Lyon | 38070 | Saint-Quentin-Fallavier | FR
4 allée des Tilleuls, 67200 Eckbolsheim => | 4 allée des Tilleuls | 67200 | Eckbolsheim | FR
ZI Nord, 15 rue Pasteur, 68200 Mulhouse, Frankreich => | ZI Nord, 15 rue Pasteur | 68200 | Mulhouse | FR
Hauptstr. 5, 67000 Straßburg => | Hauptstr. 5 | 67000 | Straßburg | FR
8 quai des Bateliers, 67000 Strasbourg, FR => | 8 quai des Bateliers | 67000 | Strasbourg | FR
BP 1234, 31000 Toulouse => | BP 1234 | 31000 | Toulouse | FR
Renault Retail Group, 14 avenue du Pavé Neuf, 93160 Noisy-le-Grand => Renault Retail Group | 14 avenue du Pavé Neuf | 93160 | Noisy-le-Grand | FR
3 ter boulevard de la Marne 67000 Strasbourg => | 3 ter boulevard de la Marne | 67000 | Strasbourg | FR
45 rue Sainte-Catherine, 33000 Bordeaux, France => | 45 rue Sainte-Catherine | 33000 | Bordeaux | FR
10 cours de Vincennes, 75012 Paris 12e => | 10 cours de Vincennes | 75012 | Paris 12e | FR
Lieu-dit Le Bourg, 24220 Beynac-et-Cazenac, France => | Lieu-dit Le Bourg | 24220 | Beynac-et-Cazenac | FR
17 place de la Cathédrale, 67000 STRASBOURG => | 17 place de la Cathédrale | 67000 | STRASBOURG | FR
Bâtiment B, 12 rue Victor Hugo, 69002 Lyon => | Bâtiment B, 12 rue Victor Hugo | 69002 | Lyon | FR
Garage Martin SAS 8 rue des Lilas 57200 Sarreguemines => Garage Martin SAS | 8 rue des Lilas | 57200 | Sarreguemines | FR
25, avenue des Champs-Élysées, 75008 Paris => | 25 avenue des Champs-Élysées | 75008 | Paris | FR
Avenue du 19 Mars 1962 4, 38400 Saint-Martin-d'Hères => | Avenue du 19 Mars 1962 4 | 38400 | Saint-Martin-d'Hères | FR
12 RUE DE LA REPUBLIQUE 69002 LYON FRANCE => | 12 RUE DE LA REPUBLIQUE | 69002 | LYON | FR
CS 12345, 67000 Strasbourg Cedex => | CS 12345 | 67000 | Strasbourg Cedex | FR
12 chemin de la Croix, 74940 Annecy-le-Vieux => | 12 chemin de la Croix | 74940 | Annecy-le-Vieux | FR
Nancy, 5 rue Stanislas => | 5 rue Stanislas | | Nancy | FR`,

  'Italian addresses': `
Via Dante 5, 20121 Milano (MI) => | Via Dante 5 | 20121 | Milano (MI) | IT
Via Dante, 5, 20121 Milano MI, Italia => | Via Dante 5 | 20121 | Milano MI | IT
Via Dante 5 - 20121 Milano (MI) - Italia => | Via Dante 5 | 20121 | Milano (MI) | IT
Corso Vittorio Emanuele II 12/A 10121 Torino => | Corso Vittorio Emanuele II 12/A | 10121 | Torino | IT
Piazza San Marco 1, I-30124 Venezia => | Piazza San Marco 1 | 30124 | Venezia | IT
Via XX Settembre 20, IT-16121 Genova => | Via XX Settembre 20 | 16121 | Genova | IT
Viale Europa 8, 24040 Stezzano BG => | Viale Europa 8 | 24040 | Stezzano BG | IT
Via Roma 3, 88100 Catanzaro (CZ) => | Via Roma 3 | 88100 | Catanzaro (CZ) | IT
Museumstraße 10, 39100 Bozen => | Museumstraße 10 | 39100 | Bozen | IT
Freiheitsstr. 5, 39012 Meran, Italien => | Freiheitsstr. 5 | 39012 | Meran | IT
Via del Corso 100, 00186 Rom, Italy => | Via del Corso 100 | 00186 | Rom | IT
Strada Statale 9, Km 12, 43036 Fidenza (PR) => | Strada Statale 9, Km 12 | 43036 | Fidenza (PR) | IT
Via Giuseppe Garibaldi 15/b, 40124 Bologna BO => | Via Giuseppe Garibaldi 15/b | 40124 | Bologna BO | IT
Stellantis S.p.A. Corso Giovanni Agnelli 200 10135 Torino => Stellantis S.p.A. | Corso Giovanni Agnelli 200 | 10135 | Torino | IT
Via Emilia Est, 1163, 41122 Modena (MO) => | Via Emilia Est 1163 | 41122 | Modena (MO) | IT
Piazza del Duomo 1, 50122 Firenze FI => | Piazza del Duomo 1 | 50122 | Firenze FI | IT
Loc. San Martino 4, 53036 Poggibonsi (SI), Italia => | Loc. San Martino 4 | 53036 | Poggibonsi (SI) | IT
Enzenbergweg 14, I-39018 Terlan => | Enzenbergweg 14 | 39018 | Terlan | IT
Strada Provinciale 12, 37010 Affi (VR) => | Strada Provinciale 12 | 37010 | Affi (VR) | IT
Via Monte Napoleone, 8 - 20121 Milano => | Via Monte Napoleone 8 | 20121 | Milano | IT
Viale della Libertà, 12, Roma, 00185, Italia => | Viale della Libertà 12 | 00185 | Roma | IT
Auto Rossi S.r.l. Via Roma 10, 37121 Verona => Auto Rossi S.r.l. | Via Roma 10 | 37121 | Verona | IT
Via Roma snc, 84100 Salerno => | Via Roma snc | 84100 | Salerno | IT
Reichsstraße 8, 39042 Brixen (BZ) => | Reichsstraße 8 | 39042 | Brixen (BZ) | IT`,

  'Dutch, Belgian, Luxembourg and Danish addresses': `
Damrak 1, 1012 LG Amsterdam => | Damrak 1 | 1012 LG | Amsterdam | NL
Damrak 1, NL-1012 AB Amsterdam, Niederlande => | Damrak 1 | 1012 AB | Amsterdam | NL
Damrak 1 1012LG Amsterdam Nederland => | Damrak 1 | 1012 LG | Amsterdam | NL
Lange Voorhout 8-A, 2514 ED Den Haag => | Lange Voorhout 8-A | 2514 ED | Den Haag | NL
Spui 70, 2511 bt 's-Gravenhage, NL => | Spui 70 | 2511 BT | 's-Gravenhage | NL
Coolsingel 40, Rotterdam 3011 AD => | Coolsingel 40 | 3011 AD | Rotterdam | NL
Plein 1944 12, 6511 JB Nijmegen, The Netherlands => | Plein 1944 12 | 6511 JB | Nijmegen | NL
Stationsplein 2, 5611 Eindhoven, Holland => | Stationsplein 2 | 5611 | Eindhoven | NL
Rue de la Loi 16, 1000 Bruxelles => | Rue de la Loi 16 | 1000 | Bruxelles | BE
Rue Haute 5, 5590 Ciney => | Rue Haute 5 | 5590 | Ciney | BE
Meir 50, B-2000 Antwerpen => | Meir 50 | 2000 | Antwerpen | BE
Veldstraat 12, 9000 Gent, Belgien => | Veldstraat 12 | 9000 | Gent | BE
12 rue de Strasbourg, L-2560 Luxembourg => | 12 rue de Strasbourg | 2560 | Luxembourg | LU
Grand-Rue 5, 1660 Luxemburg, Luxemburg => | Grand-Rue 5 | 1660 | Luxemburg | LU
Vesterbrogade 3, 1620 København V => | Vesterbrogade 3 | 1620 | København V | DK
Industrivej 10, DK-6330 Padborg, Dänemark => | Industrivej 10 | 6330 | Padborg | DK
Louwman B.V., Steurweg 8, 4941 VR Raamsdonksveer => Louwman B.V. | Steurweg 8 | 4941 VR | Raamsdonksveer | NL
Prins Hendrikkade 33-2, 1012 TM Amsterdam => | Prins Hendrikkade 33-2 | 1012 TM | Amsterdam | NL
's-Gravelandseweg 12, 3119 NA Schiedam => | 's-Gravelandseweg 12 | 3119 NA | Schiedam | NL
Laan van NOI 123, 2593BM Den Haag => | Laan van NOI 123 | 2593 BM | Den Haag | NL
Postbus 1234, 5600 CA Eindhoven => | Postbus 1234 | 5600 CA | Eindhoven | NL
Grote Markt 1, NL 9712 HN Groningen => | Grote Markt 1 | 9712 HN | Groningen | NL
Amsterdam, Damrak 1 => | Damrak 1 | | Amsterdam | NL
1012 LG Amsterdam, Damrak 1, Nederland => | Damrak 1 | 1012 LG | Amsterdam | NL
Kerkstraat 10 bis, 3581 RB Utrecht => | Kerkstraat 10 bis | 3581 RB | Utrecht | NL
Burgemeester van der Jagtkade 5, 3221 CB Hellevoetsluis => | Burgemeester van der Jagtkade 5 | 3221 CB | Hellevoetsluis | NL
D'Ieteren NV, Maliestraat 50, 1050 Brussel => D'Ieteren NV | Maliestraat 50 | 1050 | Brussel | BE
Boulevard d'Avroy 36, 4000 Liège => | Boulevard d'Avroy 36 | 4000 | Liège | BE
Chaussée de Louvain 100, 1030 Bruxelles => | Chaussée de Louvain 100 | 1030 | Bruxelles | BE
Kortrijksesteenweg 5, B-9830 Sint-Martens-Latem => | Kortrijksesteenweg 5 | 9830 | Sint-Martens-Latem | BE
Zeppelinstraße 2, 4700 Eupen => | Zeppelinstraße 2 | 4700 | Eupen | BE
Route d'Esch 70, L-1470 Luxembourg => | Route d'Esch 70 | 1470 | Luxembourg | LU
Nørregade 12, 8000 Aarhus C => | Nørregade 12 | 8000 | Aarhus C | DK`,

  'other countries that are named': `
Calle Mayor 5, 28013 Madrid, Spanien => | Calle Mayor 5 | 28013 | Madrid | ES
10 Downing Street, London SW1A 2AA, UK => | 10 Downing Street | SW1A 2AA | London | GB
Ilica 10, 10000 Zagreb, Kroatien => | Ilica 10 | 10000 | Zagreb | HR
Andrássy út 5, H-1061 Budapest => | Andrássy út 5 | 1061 | Budapest | HU
Storgatan 5, 211 42 Malmö, Schweden => | Storgatan 5 | 211 42 | Malmö | SE
Rua Augusta 10, 1100-053 Lisboa, Portugal => | Rua Augusta 10 | 1100-053 | Lisboa | PT`,
};

function read(row: string): ReadAddress {
  const [line = '', parts = ''] = row.split(' => ');
  const [company = '', street = '', postalCode = '', city = '', country = ''] = parts
    .split('|')
    .map((part) => part.trim());
  return { line: line.replaceAll('⏎', '\n'), company: company || null, street, postalCode, city, country };
}

export const addressCorpus: Record<string, ReadAddress[]> = Object.fromEntries(
  Object.entries(rows).map(([rule, block]) => [rule, block.slice(1).split('\n').map(read)]),
);
