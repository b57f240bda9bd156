// What a person can hand to an agent as context: the pages of the documentation, and an order.
import { checkScope } from '../api/shared/credentials/identify.ts';
import { readCallersOrder } from '../api/shared/orders/callers-order.ts';
import { readDocsTexts } from '../pages/docs/search-docs.ts';
import { orderInDetail } from './order-in-detail.ts';
import type { AgentCall } from './run-tool.ts';

const DOCS = 'handover://docs/';
const ORDERS = 'handover://orders/';

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: `${ORDERS}{order}`,
    name: 'order',
    title: 'A transfer',
    description: 'By its order number, request number or id',
    mimeType: 'application/json',
  },
];

const siteOf = ({ services }: AgentCall) => ({
  publicUrl: services.config.publicUrl,
  links: services.core.links,
});

export async function listResources(call: AgentCall) {
  const texts = await readDocsTexts(siteOf(call));
  return texts.map(({ name, title, summary }) => ({
    uri: DOCS + name,
    name,
    title,
    description: summary,
    mimeType: 'text/markdown',
  }));
}

/** Null if there is no such resource. Refusals are those of API v1. */
export async function readResource(uri: string, call: AgentCall) {
  if (uri.startsWith(ORDERS)) {
    const { caller, services, request } = call;
    checkScope(caller, 'orders:read');
    const order = await readCallersOrder(services, caller, request.trace, uri.slice(ORDERS.length));
    const text = JSON.stringify(await orderInDetail(order, call));
    return { uri, mimeType: 'application/json', text };
  }
  const texts = await readDocsTexts(siteOf(call));
  const page = texts.find(({ name }) => DOCS + name === uri);
  return page ? { uri, mimeType: 'text/markdown', text: page.markdown } : null;
}
