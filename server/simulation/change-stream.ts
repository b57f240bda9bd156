// An open page of dispatch: the stream of changes over HTTP, opened again whenever it ends.
import { type ClientRequest, get } from 'node:http';
import { inConsole } from './callers.ts';
import type { World } from './world.ts';

export interface OpenPage {
  /** The orders that the page must read again. */
  orderIds: Set<string>;
  /** True if the page has to read everything again, or was without a stream for a moment. */
  readsAll: boolean;
  close(): void;
}

export async function openPage(world: World): Promise<OpenPage> {
  const caller = inConsole(world, world.dispatcher);
  let request: ClientRequest | null = null;
  let isClosed = false;
  const page: OpenPage = {
    orderIds: new Set(),
    readsAll: true,
    close() {
      isClosed = true;
      request?.destroy();
    },
  };
  const open = async () => {
    page.readsAll = true;
    const url = `${world.installation.services[0].api}/ops/events`;
    request = get(url, { headers: await caller.headers() }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => note(page, text));
      response.on('close', () => void again());
    });
    request.on('error', () => void again());
  };
  const again = async () => {
    if (isClosed) return;
    await caller.renew!();
    await open();
  };
  await open();
  return page;
}

function note(page: OpenPage, text: string): void {
  for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
    const { orderIds } = JSON.parse(data!) as { orderIds?: string[] | null };
    if (orderIds === null) page.readsAll = true;
    for (const id of orderIds ?? []) page.orderIds.add(id);
  }
}
