// The only error that rendering throws; its code says whether data, thread or time was the cause.

export type PdfErrorCode =
  | 'IMAGE_UNREADABLE'
  | 'SIGNATURE_UNREADABLE'
  | 'SIGNATURE_EMPTY'
  | 'RENDERING_FAILED'
  | 'TIMED_OUT'
  | 'CLOSED';

export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfError';
    this.code = code;
  }
}
