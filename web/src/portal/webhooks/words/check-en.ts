// The words of the signature check in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const checkEn = {
  check: {
    title: 'Signature check',
    privacy: 'Runs in your browser. The secret is not sent to us.',
    from: 'From delivery',
    choose: 'Choose one',
    headers: 'Headers your server received',
    body: 'Body your server checked',
    secret: 'Secret',
    show: 'Show secret',
    hide: 'Hide secret',
    asYouPaste: 'Checked as you paste.',
    waiting: 'Paste headers, body and secret, and read here which fault it is.',
    insecure: 'The browser allows this check only over https.',
    fix: 'Fix',
    checks: {
      header: 'Header present and well formed',
      headerWrong: 'Header missing or in another layout',
      time: 'Time within 5 minutes',
      timeWrong: 'Time is more than 5 minutes off',
      off: (text: string) => `${text} off`,
      secret: 'Secret belongs to this endpoint',
      secretWrong: 'Secret is not of this endpoint',
      secretUnknown: 'Whose secret it is cannot be told',
      body: 'Body is what we sent',
      bodyWrong: 'Body differs from what we sent',
      bodyUnknown: 'Body: choose its delivery to compare',
      more: (bytes: number) =>
        bytes === 0
          ? 'same length'
          : `${plural(Math.abs(bytes), { one: 'byte', other: 'bytes' })} ${bytes > 0 ? 'more' : 'less'}`,
    },
    verdicts: {
      right: [
        'The signature is right',
        'Secret, body and header belong together. If your server still refuses it, it signs something else: the raw bytes of the body must be checked, before anything parses them.',
      ] as [string, string],
      old: [
        'The signature is right, by the old secret',
        'It goes on signing until the roll ends. Give your server the new secret before.',
      ] as [string, string],
      missing: (header: string): [string, string] => [
        `The header ${header} is missing`,
        'Paste all headers as your server got them. Proxies and frameworks sometimes drop or rename headers they do not know.',
      ],
      malformed: (header: string, value: string, layout: string): [string, string] => [
        `${header} is in another layout`,
        `It reads “${value}” and should look like ${layout}. Paste it whole, as it arrived.`,
      ],
      other: (name: string): [string, string] => [
        `This is the secret of “${name}”`,
        'It belongs to another endpoint of yours. Each endpoint has its own.',
      ],
      length: (length: number): [string, string] => [
        `The secret has ${length} characters instead of 64`,
        'It was cut off, or something else was pasted. A secret is 64 hexadecimal characters, or whsec_ with their base64.',
      ],
      wrong: [
        'This is not the secret of this endpoint',
        'No endpoint of yours signs with it now. It may be from before a renewal. Make a new one, or roll it so that both work for a while.',
      ] as [string, string],
      rewritten: 'The body was changed before you checked it',
      rewrittenText: (got: number, sent: number, byte: number, what: string) =>
        `It is the same JSON, written differently: ${got} bytes instead of ${sent}. First difference at byte ${byte}: ${what}. A signature covers bytes, so parse only after checking.`,
      changed: 'The body says something else than we sent',
      changedText: (byte: number, what: string) =>
        `First difference at byte ${byte}: ${what}. Something on the way changed the content.`,
      changedUnknown: [
        'The body is not the one that was signed',
        'The secret is right. Choose the delivery above to see where the body differs.',
      ] as [string, string],
      otherMessage: [
        'The header belongs to another message',
        'The secret is right, but it signed another body or another time. Paste headers and body of the same request.',
      ] as [string, string],
      time: (text: string): [string, string] => [
        `The timestamp is ${text} off`,
        'Everything else is right. If you pasted an older request that is fine; otherwise set the clock of your server, and compare at receipt.',
      ],
    },
    standardForm:
      'You pasted the whsec_ form. Standard Webhooks libraries take it; X-Service-Signature is made with the 64 characters inside.',
    difference: (sent: string, got: string) => `${got} instead of ${sent}`,
    characters: { space: 'a space', newline: 'a line break', end: 'nothing', tab: 'a tab' },
  },
  seconds: (seconds: number) =>
    seconds < 120
      ? `${seconds} s`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} min`
        : `${Math.round(seconds / 3600)} h`,
};
