// Quotes: request, read, decide, download.
import { type CallOperation, requestOf } from './call.ts';
import { type DownloadedFile, download } from './documents.ts';
import { isApiError } from './errors.ts';
import { type CreateOptions, creationHeaders } from './orders.ts';
import { readJson } from './read-answer.ts';
import { isUncertain } from './retry.ts';
import type { CallOptions, Sender } from './send.ts';
import type { Order, OrderCreation, Quote } from './types.ts';

/** The calls about quotes. Ids are the request's id or number, or the quote's id or number. */
export interface Quotes {
  /** Requests a quote. Never twice, whatever the retries. */
  request(body: OrderCreation, options?: CreateOptions): Promise<Order>;
  /** Reads a quote. */
  get(id: string, options?: CallOptions): Promise<Quote>;
  /** Accepts the open quote, which is binding; with `version`, only that one. */
  accept(id: string, body?: { version?: number }, options?: CallOptions): Promise<Quote>;
  /** Declines the open quote. */
  decline(id: string, body?: { reason?: string }, options?: CallOptions): Promise<Quote>;
  /** Downloads the quote as PDF. */
  download(id: string, options?: CallOptions): Promise<DownloadedFile>;
}

export function quotesOf(sender: Sender, call: CallOperation): Quotes {
  /** If the answer to a decision was lost, its repetition is refused as decided: then the quote is read. */
  async function decide(
    operation: 'acceptQuote' | 'declineQuote',
    decided: 'ACCEPTED' | 'DECLINED',
    id: string,
    body: object,
    options: CallOptions | undefined,
  ): Promise<Quote> {
    let isInDoubt = false;
    try {
      return await sender.send({
        ...requestOf(operation, { path: { id }, body }),
        isRetryable: true,
        beforeRetry: (error) => {
          isInDoubt ||= isUncertain(error);
        },
        read: readJson,
        options,
      });
    } catch (error) {
      const isOurs = isApiError(error, 'QUOTE_ALREADY_DECIDED') && error.details.status === decided;
      if (!isInDoubt || !isOurs) throw error;
      return call('getQuote', { path: { id } }, options);
    }
  }

  return {
    request: (body, options) => call('requestQuote', { body, header: creationHeaders(options) }, options),
    get: (id, options) => call('getQuote', { path: { id } }, options),
    accept: (id, body = {}, options) => decide('acceptQuote', 'ACCEPTED', id, body, options),
    decline: (id, body = {}, options) => decide('declineQuote', 'DECLINED', id, body, options),
    download: (id, options) => download(sender, 'downloadQuote', { id }, undefined, options),
  };
}
