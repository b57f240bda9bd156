// The page for an address that no route serves, for people who opened it in a browser; calls get the error as JSON.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { setPageHeaders } from './page-headers.ts';
import { type PageContext, sendErrorPage } from './page-route.ts';

/** Browsers ask for HTML when a person opens an address; scripts and SDKs do not. */
export function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  const asksForPage = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && asksForPage && !url.startsWith('/api/');
}

export function unknownPage(services: Services, context: PageContext) {
  return (request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply> => {
    setPageHeaders(reply);
    return sendErrorPage(services, context, request, reply, error);
  };
}
