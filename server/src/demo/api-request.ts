// A call of a demo customer's system to the API of the service.

export interface ApiRequest {
  method: 'GET' | 'POST';
  /** Below `/api/v1`. */
  path: string;
  body?: object;
}

export interface SentRequest extends ApiRequest {
  key: string;
  userAgent: string;
  address: string;
  /** The time of the call; in the past while the history is created. */
  at: Date;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** The start provides it, because the APIs are above the demo in the order of the folders. */
export type SendToApi = (request: SentRequest) => Promise<ApiAnswer>;
