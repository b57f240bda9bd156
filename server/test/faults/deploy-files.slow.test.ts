// The files of deploy/ are accepted by the programs that read them.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCertificate, NGINX, nginxConfiguration } from '../harness/nginx.ts';
import { findMissing } from '../harness/required-tools.ts';

const missing = findMissing(NGINX, 'openssl', 'caddy', 'systemd-analyze');
const deploy = join(import.meta.dirname, '../../../deploy');

describe.skipIf(missing !== null)('the files of deploy/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-deploy-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the program prints, and its exit code. */
  function run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, printed: stdout + stderr };
  }

  test('nginx accepts its configuration', () => {
    makeCertificate(folder);
    const written = readFileSync(join(deploy, 'nginx/handover.conf'), 'utf8').replaceAll('/etc/ssl', folder);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, nginxConfiguration(folder, written));
    expect(run(NGINX, '-t', '-p', folder, '-c', file)).toMatchObject({ status: 0 });
  });

  test('Caddy accepts its configuration', () => {
    const file = join(deploy, 'caddy/Caddyfile');
    expect(run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toMatchObject({
      status: 0,
      printed: expect.stringContaining('Valid configuration'),
    });
  });

  test('systemd accepts the units, and the name of a unit gives role and port', () => {
    copyFileSync(join(deploy, 'systemd/handover@.service'), join(folder, 'handover@.service'));
    copyFileSync(join(deploy, 'systemd/handover.target'), join(folder, 'handover.target'));
    const checked = run('systemd-analyze', 'verify', 'handover@api-8081.service', 'handover.target');
    expect(checked).toEqual({ status: 0, printed: '' });
    // As systemd passes it on: it replaces $$ and %% by the single characters.
    const started = /ExecStart=\/bin\/sh -c '(.*)' handover %i/.exec(
      readFileSync(join(deploy, 'systemd/handover@.service'), 'utf8'),
    )![1]!;
    const script = started.replaceAll('$$', () => '$').replaceAll('%%', '%');
    const shown = script.replace(/exec .*$/, 'sh -c \'echo "$ROLE $PORT"\'');
    expect(run('/bin/sh', '-c', shown, 'handover', 'api-8081').printed).toBe('api 8081\n');
  });
});
