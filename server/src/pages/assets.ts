// The built files of the pages: the files of an entry, and their content in the encodings of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from '../http/trace.ts';
import { callErrors } from '../platform/call-errors.ts';

/** The URLs of the files that a page loads. */
interface EntryFiles {
  scripts: string[];
  styles: string[];
  /** Modules that the scripts import, to be loaded in parallel. */
  preloads: string[];
}

export interface Assets {
  isBuilt: boolean;
  /** The files of an entry, by its name in `web/vite.config.ts`. */
  entry(name: string): EntryFiles;
  /** The URL of one file by its name in the sources; null if the build does not contain it. */
  file(source: string): string | null;
  /** The path of a built file, and its compressed encodings. */
  find(name: string): BuiltFile | null;
  /** The path of a file of the build that is not served under its name. */
  path(...names: string[]): string;
}

interface BuiltFile {
  path: string;
  encodings: readonly Encoding[];
}

type Encoding = 'br' | 'gzip';

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Reads the build once; a later build is used after a restart. */
export function loadAssets(dist: string): Assets {
  const manifestPath = join(dist, 'manifest.json');
  const path = (...names: string[]) => join(dist, ...names);
  if (!existsSync(manifestPath)) {
    const none = { scripts: [], styles: [], preloads: [] };
    return { isBuilt: false, entry: () => none, file: () => null, find: () => null, path };
  }
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const names = new Set(readdirSync(join(dist, 'assets')));
  const find = (name: string): BuiltFile | null =>
    names.has(name)
      ? {
          path: join(dist, 'assets', name),
          encodings: (['br', 'gzip'] as const).filter((encoding) => names.has(name + SUFFIX[encoding])),
        }
      : null;
  const file = (source: string) => {
    // Packages may be installed in another folder, so only the end of the path is certain.
    const key = Object.keys(manifest).find((path) => path.endsWith(`/${source}`));
    return key ? `/${manifest[key]!.file}` : null;
  };
  return { isBuilt: true, entry: (name) => filesOfEntry(manifest, name), file, find, path };
}

function filesOfEntry(manifest: Record<string, ManifestChunk>, name: string): EntryFiles {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`The build of the pages has no entry "${name}".`);
  const imported = new Set<ManifestChunk>();
  const follow = (chunk: ManifestChunk) => {
    for (const key of chunk.imports ?? []) {
      const next = manifest[key];
      if (!next || imported.has(next)) continue;
      imported.add(next);
      follow(next);
    }
  };
  follow(entry);
  const isStyle = entry.file.endsWith('.css');
  const styles = [...imported, entry].flatMap(({ css = [] }) => css);
  const address = (path: string) => `/${path}`;
  return {
    scripts: isStyle ? [] : [address(entry.file)],
    styles: [...new Set(isStyle ? [...styles, entry.file] : styles)].map(address),
    preloads: [...imported].map(({ file }) => address(file)),
  };
}

/** Names contain a hash, so the content of a name never changes. */
export function registerAssets(app: FastifyInstance, assets: Assets): void {
  const kept = new Map<string, Promise<Buffer>>();
  const read = (path: string) => {
    const bytes = kept.get(path) ?? readFile(path);
    kept.set(path, bytes);
    // A failed read is not cached: the file may exist at the next call.
    bytes.catch(() => kept.delete(path));
    return bytes;
  };
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { config: { showsNoLimit: true } },
    async (request, reply) => {
      const { name } = request.params;
      const type = CONTENT_TYPES[extname(name)];
      const found = assets.find(name);
      if (!found || !type) throw callErrors.NOT_FOUND();
      return sendAsset(request, reply, { ...found, name, type }, read);
    },
  );
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile & { name: string; type: string },
  read: (path: string) => Promise<Buffer>,
) {
  const encoding = bestEncoding(headerText(request, 'accept-encoding'), file.encodings);
  const etag = `"${file.name}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(file.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
  });
  if (isSeen(etag, headerText(request, 'if-none-match'))) return reply.code(304).send();
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(file.type).send(await read(file.path + (encoding ? SUFFIX[encoding] : '')));
}

function isSeen(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The smallest encoding that the client accepts; `q=0` refuses one, and `*` means all that are not named. */
export function bestEncoding(accepted = '', available: readonly Encoding[]): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return available.find(takes) ?? null;
}
