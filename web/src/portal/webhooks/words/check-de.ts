// The words of the signature check in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { checkEn } from './check-en.ts';

const plural = pluralIn('de');

export const checkDe: typeof checkEn = {
  check: {
    title: 'Signaturprüfung',
    privacy: 'Läuft in Ihrem Browser. Das Secret wird nicht an uns gesendet.',
    from: 'Aus Zustellung',
    choose: 'Bitte wählen',
    headers: 'Header, die Ihr Server bekam',
    body: 'Inhalt, den Ihr Server prüfte',
    secret: 'Secret',
    show: 'Secret zeigen',
    hide: 'Secret verbergen',
    asYouPaste: 'Wird beim Einfügen geprüft.',
    waiting: 'Fügen Sie Header, Inhalt und Secret ein; hier steht dann, welcher Fehler es ist.',
    insecure: 'Der Browser erlaubt diese Prüfung nur über https.',
    fix: 'Abhilfe',
    checks: {
      header: 'Header vorhanden und richtig aufgebaut',
      headerWrong: 'Header fehlt oder ist anders aufgebaut',
      time: 'Zeit innerhalb von 5 Minuten',
      timeWrong: 'Zeit weicht mehr als 5 Minuten ab',
      off: (text: string) => `${text} Abweichung`,
      secret: 'Secret gehört zu diesem Endpunkt',
      secretWrong: 'Secret gehört nicht zu diesem Endpunkt',
      secretUnknown: 'Wem das Secret gehört, ist nicht zu sehen',
      body: 'Inhalt ist der, den wir sandten',
      bodyWrong: 'Inhalt weicht von dem ab, den wir sandten',
      bodyUnknown: 'Inhalt: zum Vergleich die Zustellung wählen',
      more: (bytes: number) =>
        bytes === 0
          ? 'gleich lang'
          : `${plural(Math.abs(bytes), { one: 'Byte', other: 'Bytes' })} ${bytes > 0 ? 'mehr' : 'weniger'}`,
    },
    verdicts: {
      right: [
        'Die Signatur stimmt',
        'Secret, Inhalt und Header gehören zusammen. Lehnt Ihr Server trotzdem ab, prüft er etwas anderes: Geprüft werden die rohen Bytes, bevor etwas sie liest.',
      ] as [string, string],
      old: [
        'Die Signatur stimmt, mit dem alten Secret',
        'Es signiert noch, bis die Ablösung endet. Geben Sie Ihrem Server vorher das neue.',
      ] as [string, string],
      missing: (header: string): [string, string] => [
        `Der Header ${header} fehlt`,
        'Fügen Sie alle Header ein, wie Ihr Server sie bekam. Proxys und Frameworks lassen unbekannte manchmal weg oder benennen sie um.',
      ],
      malformed: (header: string, value: string, layout: string): [string, string] => [
        `${header} ist anders aufgebaut`,
        `Dort steht „${value}“, richtig wäre etwa ${layout}. Fügen Sie ihn ganz ein, wie er ankam.`,
      ],
      other: (name: string): [string, string] => [
        `Das ist das Secret von „${name}“`,
        'Es gehört zu einem anderen Ihrer Endpunkte. Jeder hat sein eigenes.',
      ],
      length: (length: number): [string, string] => [
        `Das Secret hat ${length} statt 64 Zeichen`,
        'Es wurde abgeschnitten, oder es ist etwas anderes. Ein Secret hat 64 hexadezimale Zeichen, oder whsec_ mit deren Base64.',
      ],
      wrong: [
        'Das ist nicht das Secret dieses Endpunkts',
        'Keiner Ihrer Endpunkte signiert jetzt damit. Vielleicht ist es von vor einer Erneuerung. Machen Sie ein neues, oder lösen Sie es ab, damit eine Zeit lang beide gelten.',
      ] as [string, string],
      rewritten: 'Der Inhalt wurde vor der Prüfung verändert',
      rewrittenText: (got: number, sent: number, byte: number, what: string) =>
        `Es ist dasselbe JSON, anders geschrieben: ${got} Bytes statt ${sent}. Erster Unterschied bei Byte ${byte}: ${what}. Eine Signatur gilt für Bytes; lesen Sie das JSON erst nach der Prüfung.`,
      changed: 'Der Inhalt sagt etwas anderes, als wir sandten',
      changedText: (byte: number, what: string) =>
        `Erster Unterschied bei Byte ${byte}: ${what}. Unterwegs hat etwas den Inhalt geändert.`,
      changedUnknown: [
        'Der Inhalt ist nicht der signierte',
        'Das Secret stimmt. Wählen Sie oben die Zustellung, um zu sehen, wo der Inhalt abweicht.',
      ] as [string, string],
      otherMessage: [
        'Der Header gehört zu einer anderen Nachricht',
        'Das Secret stimmt, aber signiert wurde ein anderer Inhalt oder eine andere Zeit. Fügen Sie Header und Inhalt derselben Anfrage ein.',
      ] as [string, string],
      time: (text: string): [string, string] => [
        `Der Zeitstempel weicht ${text} ab`,
        'Alles andere stimmt. Bei einer älteren Anfrage ist das in Ordnung; sonst stellen Sie die Uhr Ihres Servers und vergleichen bei Empfang.',
      ],
    },
    standardForm:
      'Sie haben die Form whsec_ eingefügt. Standard-Webhooks-Bibliotheken nehmen sie; X-Service-Signature wird mit den 64 Zeichen darin gemacht.',
    difference: (sent: string, got: string) => `${got} statt ${sent}`,
    characters: {
      space: 'ein Leerzeichen',
      newline: 'ein Zeilenumbruch',
      end: 'nichts',
      tab: 'ein Tabulator',
    },
  },
  seconds: (seconds: number) =>
    seconds < 120
      ? `${seconds} s`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} min`
        : `${Math.round(seconds / 3600)} h`,
};
