// The table of cases with the PHP SDK, its own tests, and its files: valid PHP, written from the current description.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectPath } from '../../../server/src/platform/project-root.ts';
import { createOrder } from '../../../server/test/harness/orders.ts';
import { missingPhpExtensions } from '../../../server/test/harness/php-extensions.ts';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { sharedService } from '../../../server/test/harness/shared-service.ts';
import { pages } from '../../../server/test/pages/docs/doc-pages.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const run = promisify(execFile);
const folder = projectPath('../sdks/php');
const missing = findMissing('php', ...missingPhpExtensions('curl'));

/** What the snippets of a page take from an earlier one, and the request of a framework. */
const BEFORE_SNIPPETS = `
  require '${folder}/autoload.php';
  use Handover\\{AnsweredCall, Client, Retry, Webhook};
  use Handover\\Exception\\{ApiException, ConnectionException};
  use Handover\\Model\\{ErrorCode, Order, OrderChange};
  set_error_handler(fn ($level, $message) => throw new Exception($message));
  $client = new Client();
  $newSecret = $oldSecret = str_repeat('ab', 32);
  $signature = 't=' . time() . ',v1=' . hash_hmac('sha256', time() . '.{}', $newSecret);
  $request = new class($signature) {
    public $headers;
    function __construct($signature) { $this->headers = new ArrayHeaders(['x-service-signature' => [$signature]]); }
    function getContent() { return '{}'; }
  };
  class ArrayHeaders { function __construct(private array $all) {} function all() { return $this->all; } }
`;

test('the types of the PHP SDK are written from the current description', async () => {
  await run(process.execPath, [`${folder}/scripts/write-types.mjs`, '--check']);
});

describe.skipIf(missing !== null)('PHP', () => {
  test('all files of the SDK are valid and strict', async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.php'),
    );
    const isStrict = (name: string) =>
      readFileSync(`${folder}/${name}`, 'utf8').includes('\ndeclare(strict_types=1);\n');
    expect(files.filter((name) => !isStrict(name))).toEqual([]);
    // Those in src are compiled when their class is loaded, see below: one process for all of them.
    const outside = files.filter((name) => !name.startsWith('src/'));
    const said: string[] = [];
    for (const name of outside) said.push((await run('php', ['-l', name], { cwd: folder })).stdout);
    expect(outside.length).toBeGreaterThan(3);
    expect(said.filter((text) => !text.startsWith('No syntax errors'))).toEqual([]);
  });

  test('every class is valid, can be loaded, and has the name of its file', async () => {
    const load = `
      require 'autoload.php';
      foreach (array_slice($argv, 1) as $name) {
        if (!class_exists($name)) throw new Exception("$name is missing");
      }`;
    const names = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.php'))
      .map((name) => `Handover\\${name.slice(0, -'.php'.length).replaceAll('/', '\\')}`);
    const flags = ['-d', 'display_errors=1', '-d', 'error_reporting=-1'];
    const { stdout } = await run('php', [...flags, '-r', load, '--', ...names], { cwd: folder });
    expect(stdout).toBe('');
  });

  test('passes its tests without a service', async () => {
    const { stdout } = await run('php', ['tests/run.php'], { cwd: folder }).catch((failed) => failed);
    expect(stdout).toContain('ok: ');
    expect(stdout).not.toContain('failed: ');
  });

  test('the snippets of its page run', async () => {
    const service = await sharedService({ deliver: true });
    const { key } = await service.customer();
    const { orderNumber } = (await createOrder(service, key)).json;
    const { fences } = pages.find(({ name }) => name === 'sdk-php')!;
    const snippets = fences.filter(({ language, code }) => language === 'php' && code !== '');
    expect(snippets.length).toBeGreaterThan(3);
    const cwd = mkdtempSync(join(tmpdir(), 'handover-php-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    const env = { PATH: process.env.PATH, HANDOVER_URL: service.url, HANDOVER_API_KEY: key };
    for (const { code } of snippets) {
      const text = code.replaceAll('SBX-100001', orderNumber);
      await run('php', ['-d', 'display_errors=stderr', '-r', BEFORE_SNIPPETS + text], { cwd, env });
    }
  });

  describeCases('PHP', () => startDriver({ command: 'php', args: ['tests/case-driver.php'], cwd: folder }));
});
