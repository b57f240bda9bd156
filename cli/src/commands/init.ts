// init: a starter project whose handler verifies the messages of "handover listen".
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, flag, text } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import { readChoice } from '../read-input.ts';
import { pythonStarter, SDK_FOLDER, typescriptStarter } from '../starter-projects.ts';
import { readSecret } from './listen.ts';

const LANGUAGES = ['typescript', 'python'] as const;

export const init: Command = {
  name: 'init',
  summary: 'Create a project with a webhook handler that verifies its messages',
  description: 'It runs at once and needs only the SDK; in Python it needs no package.',
  arguments: [{ name: 'folder', description: 'Where; handover-webhooks by default', optional: true }],
  options: {
    language: {
      type: 'string',
      short: 'l',
      value: 'name',
      description: 'typescript by default',
      choices: LANGUAGES,
    },
    force: { type: 'boolean', description: 'Also into a folder that is not empty' },
  },
  examples: ['handover init', 'handover init receiver --language python'],
  async run({ args, values, context }) {
    const folder = resolve(args[0] ?? 'handover-webhooks');
    const language = readChoice(text(values, 'language') ?? 'typescript', LANGUAGES, 'language');
    const isUsed = existsSync(folder) && readdirSync(folder).length > 0;
    if (isUsed && !flag(values, 'force'))
      throw usageError(`${folder} is not empty.`, 'Name another folder, or pass --force.');
    const secret = readSecret(undefined);
    const name =
      basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-') || 'handover-webhooks';
    const starter = language === 'python' ? pythonStarter(secret) : typescriptStarter(name, secret);
    mkdirSync(folder, { recursive: true });
    if (language === 'typescript') copySdk(join(folder, SDK_FOLDER));
    for (const [file, content] of Object.entries(starter.files)) {
      writeFileSync(join(folder, file), content, { mode: file === '.env' ? 0o600 : 0o644 });
    }
    const steps = [
      `cd ${args[0] ?? 'handover-webhooks'}`,
      ...starter.next,
      'handover listen --forward-to http://localhost:3000    # in another terminal',
      'handover trigger vehicle.delivered                    # in a third one',
    ];
    context.show(
      { folder, files: Object.keys(starter.files), next: steps },
      `${context.paint('green', '✓')} ${Object.keys(starter.files).join(', ')} in ${folder}\n\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`,
    );
    return undefined;
  },
};

function copySdk(target: string): void {
  const source = dirname(fileURLToPath(import.meta.resolve('@handover/sdk/package.json')));
  const {
    scripts: _,
    devDependencies: __,
    ...manifest
  } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const folder of ['dist', 'testing']) {
    cpSync(join(source, folder), join(target, folder), { recursive: true, dereference: true });
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
