// A real S3 server on loopback, which checks signatures and keeps its objects in files.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { parseStorageUrl, type S3Settings } from '../../src/platform/objects/storage-url.ts';

const BUCKET = 'handover-files';
const OBJECT_SUFFIX = '._S3rver_object';

export interface ObjectServer {
  url: string;
  settings: S3Settings;
  /** The keys of the objects that it has. */
  keys(): string[];
  read(key: string): Buffer;
  /** Changes an object behind the back of the service. */
  alter(key: string, bytes: Buffer): void;
  remove(key: string): void;
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>;
  /** With the same objects at the same address. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'handover-objects-'));
  const start = async (port: number) => {
    const buckets = [{ name: BUCKET }];
    const made = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: buckets,
    });
    return { server: made, port: (await made.run()).port };
  };
  let { server, port } = await start(0);
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=off`;
  const fileOf = (key: string) => join(directory, BUCKET, `${key}${OBJECT_SUFFIX}`);
  const stop = async () => {
    if (!server.httpServer.listening) return;
    const closed = once(server.httpServer, 'close');
    server.httpServer.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    url,
    settings: parseStorageUrl(url) as S3Settings,
    keys: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(OBJECT_SUFFIX))
        .map((name) => name.slice(0, -OBJECT_SUFFIX.length))
        .sort(),
    read: (key) => readFileSync(fileOf(key)),
    alter: (key, bytes) => writeFileSync(fileOf(key), bytes),
    remove: (key) => rmSync(fileOf(key)),
    stop,
    async startAgain() {
      ({ server } = await start(port));
    },
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
