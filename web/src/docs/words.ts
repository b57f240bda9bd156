// What the scripts of the documentation write into the page, in its language.
const en = {
  copy: 'Copy',
  copied: 'Copied',
  liveKey: 'This is a live key. Take a test key: it starts with svc_test_.',
  theCall: 'The call; change it before you run it',
  onlyCurl: 'Only a curl command can be sent from here.',
  unknownOption: (option: string) => `This page does not know ${option}. Your shell does.`,
  noAddress: 'The command has no address.',
  keyIntoCall: 'Put your test key into the call.',
  keyFirst: 'Put your test key in first: the quick start asks for it.',
  bytes: (size: number, type: string) => `${size} bytes of ${type}`,
  replayed: 'the first answer again: the Idempotency-Key is known',
  noAnswer: 'The service did not answer. Is it running?',
  search: 'Search the docs',
  found: 'Found',
  nothingFound: 'Nothing found. Try one word, an event or an error code.',
  notLoaded: 'The search could not be loaded. Check the connection, then type on.',
  live: 'live',
  reconnecting: 'reconnecting',
  finished: 'finished',
  yourOrder: 'Your order from step 2, scenario STANDARD',
  about: (time: string) => `about ${time}`,
};

const de: typeof en = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  liveKey: 'Das ist ein Schlüssel der Produktion. Nehmen Sie einen Testschlüssel: Er beginnt mit svc_test_.',
  theCall: 'Der Aufruf; ändern Sie ihn vor dem Ausführen',
  onlyCurl: 'Von hier lässt sich nur ein curl-Befehl senden.',
  unknownOption: (option) => `Diese Seite kennt ${option} nicht. Ihre Shell kennt es.`,
  noAddress: 'Der Befehl hat keine Adresse.',
  keyIntoCall: 'Setzen Sie Ihren Testschlüssel in den Aufruf ein.',
  keyFirst: 'Tragen Sie zuerst Ihren Testschlüssel ein: Der Schnellstart fragt danach.',
  bytes: (size, type) => `${size} Bytes ${type}`,
  replayed: 'noch einmal die erste Antwort: Der Idempotency-Key ist bekannt',
  noAnswer: 'Der Dienst hat nicht geantwortet. Läuft er?',
  search: 'Doku durchsuchen',
  found: 'Gefunden',
  nothingFound: 'Nichts gefunden. Versuchen Sie ein Wort, ein Ereignis oder einen Fehlercode.',
  notLoaded: 'Die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung und tippen Sie weiter.',
  live: 'live',
  reconnecting: 'verbindet neu',
  finished: 'beendet',
  yourOrder: 'Ihr Auftrag aus Schritt 2, Szenario STANDARD',
  about: (time) => `etwa ${time}`,
};

/** Of the page; its times are written in the same language. */
export const LANGUAGE = document.documentElement.lang === 'de' ? 'de' : 'en';
export const LOCALE = { de: 'de-DE', en: 'en-GB' }[LANGUAGE];
export const WORDS = { de, en }[LANGUAGE];
