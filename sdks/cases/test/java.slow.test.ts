// The table of cases with the Java SDK, which is compiled without warnings, also about doc comments; its generated types and own tests.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHORT_COMPILER_RUN, SHORT_RUN } from '../../../server/test/harness/build-tools.ts';
import { compiledJavaSdk } from '../../../server/test/harness/java-sdk.ts';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const FOLDER = join(import.meta.dirname, '../../java');
const BUILD_WITHIN_MS = 240_000;
const STRICT = ['-encoding', 'UTF-8', '--release', '17'];

const missing = findMissing('java', 'javac');
/** The compiled SDK with its tests, which other files use too. */
let classes: string;
/** What this file writes. */
let folder: string;

async function run(command: string, args: string[], env?: Record<string, string>): Promise<string> {
  const options = {
    cwd: folder,
    timeout: BUILD_WITHIN_MS,
    maxBuffer: 10_000_000,
    ...(env && { env: { PATH: process.env.PATH, ...env } }),
  };
  const { stdout, stderr } = await promisify(execFile)(command, args, options).catch((error) => {
    throw new Error(`${command} failed: ${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

/** What the pieces of the page import. */
const IMPORTS = ['com.handover.sdk', 'com.handover.sdk.types', 'java.nio.file', 'java.time'];

/** Names that pieces take from an earlier piece of the page. */
function declaredBefore(code: string): string {
  const names = { client: 'Handover', event: 'Event' };
  const missing = Object.entries(names).filter(([name, type]) => !code.includes(`${type} ${name} `));
  return missing.map(([name, type]) => `${type} ${name}`).join(', ');
}

const runJava = (name: string, args: string[] = [], env?: Record<string, string>) =>
  run('java', [...SHORT_RUN, '-cp', classes, name, ...args], env);

/** A proxy that answers every call itself, and makes no tunnel. */
async function openProxy() {
  const seen: { url?: string; authorization?: string }[] = [];
  const note = ({ url, headers }: IncomingMessage) => {
    const authorization = headers['proxy-authorization'];
    seen.push({ ...(url && { url }), ...(authorization && { authorization }) });
    return authorization !== undefined;
  };
  const server = createServer((request, response) => {
    note(request);
    response.end('{"environment":"sandbox"}');
  }).on('connect', (request, socket) => {
    const status = note(request) ? '502 Bad Gateway' : '407 Proxy Authentication Required';
    socket.end(`HTTP/1.1 ${status}\r\nProxy-Authenticate: Basic realm="x"\r\nContent-Length: 0\r\n\r\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { seen, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe.skipIf(missing !== null)(
  `Java${missing === null ? '' : ` (skipped: ${missing} is missing)`}`,
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'handover-java-'));
      classes = await compiledJavaSdk();
    }, BUILD_WITHIN_MS);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    describeCases('Java', () =>
      startDriver({ command: 'java', args: [...SHORT_RUN, '-cp', classes, 'CaseDriver'] }),
    );

    test('its own tests pass', async () => {
      expect(await runJava('OwnTests')).toBe('all passed\n');
    });

    test('calls go through the proxy of the environment', async () => {
      const proxy = await openProxy();
      const way = `http://us%25er:p%20w@127.0.0.1:${proxy.port}`;
      try {
        const local = `http://127.0.0.1:${proxy.port}`;
        await runJava('ProxyCall', ['http://handover.test', local], { HTTP_PROXY: way });
        const excluded = runJava('ProxyCall', ['http://handover.test'], {
          HTTP_PROXY: way,
          NO_PROXY: '.test',
        });
        await expect(excluded).rejects.toThrow(/ConnectionException/);
        await expect(
          runJava('ProxyCall', ['http://handover.test'], { HTTP_PROXY: 'ftp://a:b@c' }),
        ).rejects.toThrow('HTTP_PROXY is no address of a proxy; it looks like http://proxy:3128.');
      } finally {
        proxy.close();
      }
      expect(proxy.seen).toEqual([
        { url: 'http://handover.test/api/v1/extern/me', authorization: `Basic ${btoa('us%er:p w')}` },
        { url: '/api/v1/extern/me' },
      ]);
    });

    test('a proxy that refuses the tunnel is named with its reason', async () => {
      const proxy = await openProxy();
      const call = (name: string, password: string, ...flags: string[]) =>
        run('java', [...SHORT_RUN, ...flags, '-cp', classes, 'ProxyCall', 'https://handover.test'], {
          [name]: `http://u:${password}@127.0.0.1:${proxy.port}`,
        });
      const withPassword = '-Djdk.http.auth.tunneling.disabledSchemes=';
      try {
        await expect(call('HTTPS_PROXY', 'secret')).rejects.toThrow('The proxy requires a password (407)');
        const refused = call('https_proxy', 'secret', withPassword);
        await expect(refused).rejects.toThrow(
          `handover.test through the proxy 127.0.0.1:${proxy.port} cannot be reached (Tunnel failed, got: 502)`,
        );
      } finally {
        proxy.close();
      }
      expect(proxy.seen).toEqual([
        { url: 'handover.test:443' },
        { url: 'handover.test:443', authorization: `Basic ${btoa('u:secret')}` },
      ]);
    });

    test('the Java of the page compiles', async () => {
      const page = readFileSync(join(import.meta.dirname, '../../../docs/sdk-java.md'), 'utf8');
      const pieces = [...page.matchAll(/^```java\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);
      const methods = pieces.map(
        (code, index) => `static void piece${index}(${declaredBefore(code)}) throws Exception {\n${code}}`,
      );
      const program = join(folder, 'Pieces.java');
      writeFileSync(
        program,
        `${IMPORTS.map((name) => `import ${name}.*;\n`).join('')}class Pieces {\n${methods.join('\n')}\n}\n`,
      );
      expect(pieces.length).toBeGreaterThan(5);
      expect(
        await run('javac', [...SHORT_COMPILER_RUN, ...STRICT, '-cp', classes, '-d', folder, program]),
      ).toBe('');
    });

    test('the generated types fit the API', async () => {
      expect(await run(process.execPath, [join(FOLDER, 'scripts/write-types.mjs'), '--check'])).toBe('');
    });
  },
);
