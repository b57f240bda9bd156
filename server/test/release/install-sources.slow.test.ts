// The SDKs that are handed out as sources: downloaded from the service into empty folders, compiled, and used.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { GO_SETTINGS, SHORT_COMPILER_RUN, SHORT_RUN } from '../harness/build-tools.ts';
import { missingPhpExtensions } from '../harness/php-extensions.ts';
import { findMissing } from '../harness/required-tools.ts';
import { sharedService } from '../harness/shared-service.ts';

const scratch = mkdtempSync(join(tmpdir(), 'handover-sources-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const service = await sharedService();
const { url } = service;
const { key } = await service.customer();
const { version } = (await (await fetch(`${url}/sdk/index.json`)).json()) as { version: string };
const env = {
  PATH: process.env.PATH,
  HOME: scratch,
  HANDOVER_URL: url,
  HANDOVER_API_KEY: key,
  GOPATH: join(scratch, 'go-path'),
  ...GO_SETTINGS,
};

const HTTP_OF_MONO = '/usr/lib/mono/4.5/System.Net.Http.dll';

interface SourceSdk {
  language: string;
  missing: string | null;
  /** The file of the program, and its text. */
  program: [string, string];
  /** Commands that build and run it in its folder, with the SDK in `sdk`. */
  commands(sdk: string): [string, ...string[]][];
}

const SDKS: SourceSdk[] = [
  {
    language: 'php',
    missing: findMissing('php', ...missingPhpExtensions('curl')),
    program: [
      'program.php',
      `<?php require __DIR__ . '/handover-php-${version}/autoload.php';
      echo (new Handover\\Client())->me()->environment, "\\n";`,
    ],
    commands: () => [['php', 'program.php']],
  },
  {
    language: 'java',
    missing: findMissing('java', 'javac'),
    program: [
      'Program.java',
      `public class Program {
        public static void main(String[] args) {
          System.out.println(com.handover.sdk.Handover.fromEnvironment().me().environment());
        }
      }`,
    ],
    commands: (sdk) => [
      [
        'javac',
        ...SHORT_COMPILER_RUN,
        '-encoding',
        'UTF-8',
        '-sourcepath',
        join(sdk, 'src/main/java'),
        '-d',
        'classes',
        'Program.java',
      ],
      ['java', ...SHORT_RUN, '-cp', 'classes', 'Program'],
    ],
  },
  {
    language: 'csharp',
    missing: findMissing('mcs', 'mono', HTTP_OF_MONO),
    program: [
      'program.cs',
      `class Program {
        static void Main() {
          System.Console.WriteLine(new Handover.HandoverClient().MeAsync().Result.Environment);
        }
      }`,
    ],
    commands: (sdk) => [
      ['mcs', '-r:System.Net.Http.dll', `-recurse:${sdk}/src/*.cs`, '-out:program.exe', 'program.cs'],
      ['mono', 'program.exe'],
    ],
  },
  {
    language: 'go',
    missing: findMissing('go'),
    program: [
      'main.go',
      `package main

      import (
        "context"
        "fmt"
        "handover.example/go/handover"
      )

      func main() {
        client, err := handover.New(handover.Options{})
        if err != nil { panic(err) }
        me, err := client.Me(context.Background())
        if err != nil { panic(err) }
        fmt.Println(me.Environment)
      }`,
    ],
    commands: (sdk) => [
      ['go', 'mod', 'init', 'example.com/program'],
      [
        'go',
        'mod',
        'edit',
        `-require=handover.example/go/handover@v${version}`,
        `-replace=handover.example/go/handover=${sdk}`,
      ],
      ['go', 'run', '.'],
    ],
  },
];

test.for(SDKS.filter(({ missing }) => missing === null))(
  'a program with the $language SDK from the archive calls the service',
  async ({ language, program: [name, text], commands }) => {
    const cwd = join(scratch, language);
    const answer = await fetch(`${url}/sdk/handover-${language}-${version}.zip`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    unpack(new Uint8Array(await answer.arrayBuffer()), cwd);
    writeFileSync(join(cwd, name), text);
    let said = '';
    for (const [command, ...args] of commands(join(cwd, `handover-${language}-${version}`))) {
      said = (await promisify(execFile)(command, args, { cwd, env, timeout: 120_000 })).stdout;
    }
    expect(said).toBe('sandbox\n');
  },
);

function unpack(archive: Uint8Array, folder: string): void {
  for (const [path, bytes] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
