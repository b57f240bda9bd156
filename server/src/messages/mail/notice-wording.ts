// The words of mails about failures and expiry.
export const NOTICE_WORDING = {
  noticeWhy: [
    'Sie erhalten diese Mail, weil Sie sie in den Einstellungen des Portals gewünscht haben; dort schalten Sie sie ab.',
    'You get this mail because you asked for it in the settings of the portal; switch it off there.',
  ],

  failingSubject: [
    '{host} nimmt seit {since} keine Nachricht an',
    '{host} has taken no message since {since}',
  ],
  failingPreheader: [
    'Zuletzt: {answer}. Wir versuchen es 24 Stunden lang weiter.',
    'Last answer: {answer}. We go on trying for 24 hours.',
  ],
  failingHeading: ['Ein Webhook-Endpunkt scheitert', 'A webhook endpoint fails'],
  failingIntro: [
    'seit {since} kam keine Nachricht mehr bei diesem Endpunkt an. Jede wird 24 Stunden lang wiederholt und kann danach von Hand noch einmal geschickt werden.',
    'Since {since} no message has arrived at this endpoint. Each is repeated for 24 hours and can be sent again by hand afterwards.',
  ],
  failingButton: ['Endpunkt ansehen', 'See the endpoint'],
  failingEndpoint: ['Endpunkt', 'Endpoint'],
  failingAnswer: ['Letzte Antwort', 'Last answer'],
  failingNoAnswer: ['keine Antwort', 'no answer'],

  expiringSubject: ['Der Schlüssel „{key}“ endet am {at}', 'The key “{key}” ends on {at}'],
  expiringPreheader: [
    'Tauschen Sie ihn vorher aus, ohne Unterbrechung.',
    'Roll it before, without an interruption.',
  ],
  expiringHeading: ['Ein API-Schlüssel endet bald', 'An API key ends soon'],
  expiringIntro: [
    'nach diesem Zeitpunkt werden Aufrufe damit abgewiesen. Mit „Schlüssel austauschen“ bekommen Sie einen neuen, und beide gelten, bis der alte endet.',
    'After that time calls with it are refused. With “Roll key” you get a new one, and both work until the old one ends.',
  ],
  expiringButton: ['Schlüssel ansehen', 'See the keys'],
  expiringKey: ['Schlüssel', 'Key'],
  expiringEnds: ['Endet', 'Ends'],

  digestSubject: [
    'Gestern gescheitert: {calls} Aufrufe, {messages} Nachrichten',
    'Failed yesterday: {calls} calls, {messages} messages',
  ],
  digestPreheader: ['Die häufigsten Gründe auf einen Blick.', 'The most frequent reasons at a glance.'],
  digestHeading: ['Was gestern gescheitert ist', 'What failed yesterday'],
  digestIntro: [
    'das sind die häufigsten Fehler der Produktion vom Vortag. Gab es keine, schreiben wir nicht.',
    'These are the most frequent errors of production of the day before. Where there were none, we do not write.',
  ],
  digestButton: ['Aufrufe ansehen', 'See the request log'],
  digestCalls: ['Aufrufe', 'Calls'],
  digestMessages: ['Nachrichten', 'Messages'],
} as const;
