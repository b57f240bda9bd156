// documents list and download, with checksums verified.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Command, text, texts } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { ORDER_ARGUMENT } from './orders.ts';

const list: Command = {
  name: 'documents list',
  summary: 'List the documents of an order',
  arguments: [ORDER_ARGUMENT],
  async run({ args, context }) {
    const documents = await context.client().documents.list(args[0]!, { signal: context.signal });
    for (const each of documents) {
      context.show(each, `${each.kind.padEnd(18)} ${String(each.size).padStart(9)} bytes  ${each.fileName}`);
    }
    if (documents.length === 0) context.note('There are none yet.');
    return undefined;
  },
};

const download: Command = {
  name: 'documents download',
  summary: 'Download the documents of an order',
  description: 'Every file is compared with the SHA-256 of the list before it is written.',
  arguments: [ORDER_ARGUMENT],
  options: {
    kind: {
      type: 'string',
      multiple: true,
      value: 'kind',
      description: 'Only these, such as INVOICE; can be repeated',
    },
    to: { type: 'string', value: 'folder', description: 'Where to; the current folder by default' },
  },
  examples: ['handover documents download SBX-100001 --kind PICKUP_PROTOCOL --to protocols'],
  async run({ args, values, context }) {
    const { documents } = context.client();
    const kinds = texts(values, 'kind');
    const folder = text(values, 'to') ?? '.';
    const all = await documents.list(args[0]!, { signal: context.signal });
    const wanted = all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    if (wanted.length === 0) {
      context.note(
        `There is no such document. The order has: ${all.map(({ kind }) => kind).join(', ') || 'none'}.`,
      );
      return EXIT.failed;
    }
    mkdirSync(folder, { recursive: true });
    for (const [index, document] of wanted.entries()) {
      context.progress(`${index + 1} of ${wanted.length}: ${document.fileName}`);
      const { bytes, sha256 } = await documents.download(args[0]!, document, { signal: context.signal });
      // Uses the file name of the service, but never a folder in it.
      const path = join(folder, basename(document.fileName));
      writeFileSync(path, bytes);
      context.progress(null);
      context.show(
        { ...document, path, sha256 },
        `${context.paint('green', '✓')} ${path}  ${sha256.slice(0, 16)}…`,
      );
    }
    return undefined;
  },
};

export const documentCommands = [list, download];
