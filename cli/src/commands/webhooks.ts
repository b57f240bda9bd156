// webhooks verify: reports whether a message is genuine, and if not, why.
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';
import { type Command, flag, text, texts } from '../command.ts';
import { readConfig } from '../config.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { readExactText, readText } from '../read-input.ts';

export const verify: Command = {
  name: 'webhooks verify',
  summary: 'Find out why the signature of a message does not match',
  description: `Nothing is sent anywhere. Ends with ${EXIT.ok} for a genuine message and ${EXIT.failed} for any other, with the fault named.`,
  options: {
    body: { type: 'string', short: 'b', value: 'file', description: 'The raw body; - for standard input' },
    headers: { type: 'string', value: 'file', description: 'The headers, one per line' },
    header: {
      type: 'string',
      short: 'H',
      multiple: true,
      value: '"name: value"',
      description: 'A header; can be repeated',
    },
    secret: {
      type: 'string',
      short: 's',
      multiple: true,
      value: 'secret',
      description:
        'The secret of the endpoint; HANDOVER_WEBHOOK_SECRET, then that of "handover listen" by default',
    },
    'any-age': { type: 'boolean', description: 'Accept a message of any age' },
  },
  examples: [
    'handover webhooks verify --body body.json -H "X-Service-Signature: t=…,v1=…" --secret "$HANDOVER_WEBHOOK_SECRET"',
  ],
  async run({ values, context }) {
    const path = text(values, 'body');
    if (path === undefined)
      throw usageError('The body is missing.', 'Give --body with the raw bytes as received.');
    const body = await readExactText(path);
    const file = text(values, 'headers');
    const lines = [
      ...texts(values, 'header'),
      ...(file === undefined ? [] : (await readText(file)).split('\n')),
    ];
    const headers = lines.filter((line) => line.includes(':')).map(readHeader);
    const options = flag(values, 'any-age') ? { toleranceSeconds: Number.POSITIVE_INFINITY } : {};
    try {
      const event = await verifyWebhook(body, headers, secretsOf(texts(values, 'secret')), options);
      context.show(
        { valid: true, event },
        `${context.paint('green', '✓')} genuine: ${event.type} ${event.id}, ${event.createdAt}`,
      );
      return EXIT.ok;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      const { fault, message } = error;
      context.show({ valid: false, fault, message }, `${context.paint('red', '✗')} ${fault}: ${message}`);
      return EXIT.failed;
    }
  },
};

function readHeader(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function secretsOf(given: string[]): string[] {
  if (given.length > 0) return given;
  const known = process.env.HANDOVER_WEBHOOK_SECRET || readConfig().listenSecret;
  return known === undefined ? [] : [known];
}
