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
  failingHeading: ['Ein Webhook-Endpunkt schlägt fehl', 'A webhook endpoint fails'],
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
    'nach diesem Zeitpunkt werden Aufrufe damit abgelehnt. Mit „Schlüssel austauschen“ bekommen Sie einen neuen, und beide gelten, bis der alte endet.',
    'After that time calls with it are refused. With “Roll key” you get a new one, and both work until the old one ends.',
  ],
  expiringButton: ['Schlüssel ansehen', 'See the keys'],
  expiringKey: ['Schlüssel', 'Key'],
  expiringEnds: ['Endet', 'Ends'],

  approvalSubject: [
    'Bitte prüfen: Schlüssel „{key}“ wartet auf Freigabe',
    'Please check: the key “{key}” waits for approval',
  ],
  approvalPreheader: [
    'Erst nach Ihrer Freigabe kann damit beauftragt werden.',
    'Only after your approval can it place orders.',
  ],
  approvalHeading: ['Ein Schlüssel wartet auf Ihre Freigabe', 'A key waits for your approval'],
  approvalIntro: [
    '{person} hat einen Schlüssel angelegt, der in der Produktion beauftragen kann. Er gilt erst, wenn ein Admin ihn freigibt. Kennen Sie ihn nicht, widerrufen Sie ihn dort.',
    '{person} made a key that can place orders in production. It works only after an admin approves it. If you do not know it, revoke it there.',
  ],
  approvalButton: ['Ansehen und freigeben', 'Look and approve'],
  newKeySubject: ['Neuer Schlüssel „{key}“ für die Produktion', 'New key “{key}” for production'],
  newKeyPreheader: ['Damit kann ab sofort beauftragt werden.', 'It can place orders from now on.'],
  newKeyHeading: ['Ein neuer Schlüssel kann beauftragen', 'A new key can place orders'],
  newKeyIntro: [
    '{person} hat einen Schlüssel angelegt, mit dem ab sofort in der Produktion beauftragt werden kann. Kennen Sie ihn nicht, widerrufen Sie ihn.',
    '{person} made a key that can place orders in production from now on. If you do not know it, revoke it.',
  ],
  newKeyPerson: ['Jemand aus Ihrem Konto', 'A person of your account'],
  newKeyButton: ['Schlüssel ansehen', 'See the keys'],
  newKeyScopes: ['Berechtigungen', 'Scopes'],
  newKeyWhy: [
    'Diese Mail geht an die Admins Ihres Kontos, wenn jemand einen Schlüssel anlegt, der in der Produktion beauftragen kann.',
    'The admins of your account get this mail when a person makes a key that can place orders in production.',
  ],

  digestSubject: [
    'Gestern fehlgeschlagen: {calls} Aufrufe, {messages} Nachrichten',
    'Failed yesterday: {calls} calls, {messages} messages',
  ],
  digestPreheader: ['Die häufigsten Gründe auf einen Blick.', 'The most frequent reasons at a glance.'],
  digestHeading: ['Was gestern fehlgeschlagen ist', 'What failed yesterday'],
  digestIntro: [
    'das sind die häufigsten Fehler der Produktion vom Vortag. Gab es keine, schreiben wir nicht.',
    'These are the most frequent errors of production of the day before. Where there were none, we do not write.',
  ],
  digestButton: ['API-Protokoll ansehen', 'See the request log'],
  digestCalls: ['Aufrufe', 'Calls'],
  digestMessages: ['Nachrichten', 'Messages'],
} as const;
