// What a test needs to run nginx as any user: a certificate, and the configuration around a server.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Debian installs it here, and only the PATH of root contains this folder. */
export const NGINX = '/usr/sbin/nginx';

/** All files of nginx are in the folder. */
export function nginxConfiguration(folder: string, server: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${server}
}`;
}

/** Writes handover.key and handover.crt. */
export function makeCertificate(folder: string): void {
  const names = ['-subj', '/CN=handover.example', '-addext', 'subjectAltName=DNS:handover.example'];
  const files = ['-keyout', join(folder, 'handover.key'), '-out', join(folder, 'handover.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'pipe' });
}
