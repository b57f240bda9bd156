// Downloads every document of an order into the current folder and compares each with its checksum.
// Run with: node download-documents.mjs (Node 20 or newer). The same text is TypeScript.
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const base = process.env.HANDOVER_URL ?? 'http://localhost:8080';
const key = process.env.HANDOVER_API_KEY ?? '';
const [orderNumber = ''] = process.argv.slice(2);

async function get(path = 'documents') {
  const response = await fetch(`${base}/api/v1/extern/orders/${encodeURIComponent(orderNumber)}/${path}`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

const { data } = await (await get()).json();
for (const { id, fileName, sha256 } of data) {
  const bytes = Buffer.from(await (await get(`documents/${id}`)).arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256)
    throw new Error(`${fileName} came with ${found} instead of ${sha256}; fetch it again.`);
  const name = basename(fileName); // a name only, never a path
  writeFileSync(`${name}.part`, bytes);
  renameSync(`${name}.part`, name);
  console.log(`${name}: ${bytes.length} bytes, checksum right`);
}
