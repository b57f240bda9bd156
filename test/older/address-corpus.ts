// Owns the one-line addresses by which the parser is measured, with the parts a person would read out of each.

export interface ReadAddress {
  line: string;
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** By the rule they show; a row is the line, then company | street | postal code | city | country. ⏎ is a line break. */
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
Seestr. 14, D70174 Stuttgart => | Seestr. 14 | 70174 | Stuttgart | DE`,

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
Nr. 47, 6763 Zürs, Österreich => | Nr. 47 | 6763 | Zürs | AT`,

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
Städtle 49, FL-9490 Vaduz => | Städtle 49 | 9490 | Vaduz | LI`,

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
ul. Długa 5, 80001 Gdańsk => | ul. Długa 5 | 80001 | Gdańsk | PL`,

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
Obchodná 7, SK-811 06 Bratislava, Slowakei => | Obchodná 7 | 811 06 | Bratislava | SK`,

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
BP 1234, 31000 Toulouse => | BP 1234 | 31000 | Toulouse | FR`,

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
Strada Statale 9, Km 12, 43036 Fidenza (PR) => | Strada Statale 9, Km 12 | 43036 | Fidenza (PR) | IT`,

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
Industrivej 10, DK-6330 Padborg, Dänemark => | Industrivej 10 | 6330 | Padborg | DK`,

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
