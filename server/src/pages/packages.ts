// Hands out the packages of this version: the SDKs and the command line, with an index and checksums.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSeen } from '../http/download.ts';
import { headerText } from '../http/trace.ts';
import type { Services } from '../services.ts';

/** Written by `server/scripts/packages/build.mjs`. */
interface PackageIndex {
  version: string;
  packages: PackedPackage[];
}

interface PackedPackage {
  /** As its language names it. */
  name: string;
  /** The first part of its path. */
  folder: string;
  file: string;
  bytes: number;
  sha256: string;
  /** The SHA-512 as npm writes it into lock files. */
  integrity: string;
}

interface ServedFile {
  contentType: string;
  etag: string;
  /** Whether the name contains the version, so that the bytes of a name never change. */
  isVersioned: boolean;
  read(): Promise<Buffer> | string | Buffer;
}

const CONTENT_TYPES: Record<string, string> = {
  '.tgz': 'application/gzip',
  '.whl': 'application/zip',
  '.zip': 'application/zip',
};
const TEXT = 'text/plain; charset=utf-8';
const ABOUT_PACKAGES = '/docs/packages';

export function registerPackages(app: FastifyInstance, { config, core }: Services, folder: string): void {
  const index = readIndex(folder);
  app.addHook('onListen', async () => {
    if (index === null)
      core.log.warn('dist/packages holds no build: SDKs and command line are not handed out.');
  });
  for (const address of ['/sdk', '/sdk/', '/cli', '/cli/']) {
    app.get(address, async (_request, reply) => reply.code(302).header('Location', ABOUT_PACKAGES).send(''));
  }
  if (index === null) return;
  for (const [path, file] of servedFiles(index, folder, config.publicUrl)) {
    app.get(path, { config: { showsNoLimit: true } }, async (request, reply) => send(request, reply, file));
  }
}

function readIndex(folder: string): PackageIndex | null {
  const path = join(folder, 'index.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function* servedFiles(
  { version, packages }: PackageIndex,
  folder: string,
  publicUrl: string,
): Generator<[string, ServedFile]> {
  const changing = (contentType: string, content: string | Buffer, tag: string): ServedFile => ({
    contentType,
    etag: `"${tag}"`,
    isVersioned: false,
    read: () => content,
  });
  const listed = packages.map(({ folder: part, ...described }) => ({
    ...described,
    url: `${publicUrl}/${part}/${described.file}`,
  }));
  const json = `${JSON.stringify({ version, packages: listed }, null, 2)}\n`;
  const tag = `${version}-${packages.map(({ sha256 }) => sha256.slice(0, 16)).join('-')}`;
  yield ['/sdk/index.json', changing('application/json; charset=utf-8', json, tag)];
  yield ['/sdk/SHA256SUMS', changing(TEXT, readFileSync(join(folder, 'SHA256SUMS')), tag)];
  // Only a release is signed.
  const signature = join(folder, 'SHA256SUMS.sig');
  if (existsSync(signature)) {
    yield ['/sdk/SHA256SUMS.sig', changing('application/octet-stream', readFileSync(signature), tag)];
  }
  for (const { folder: part, file, sha256 } of packages) {
    yield [
      `/${part}/${file}`,
      {
        contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
        etag: `"${sha256}"`,
        isVersioned: true,
        read: () => readFile(join(folder, file)),
      },
    ];
    yield [`/${part}/${file}.sha256`, changing(TEXT, `${sha256}  ${file}\n`, `${sha256}-sum`)];
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  reply.headers({
    ETag: file.etag,
    'Cache-Control': file.isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (isSeen(file.etag, headerText(request, 'if-none-match'))) return reply.code(304).send();
  return reply.type(file.contentType).send(await file.read());
}
