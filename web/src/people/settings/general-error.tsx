import { ApiError } from '../../api/api-error.ts';
import { Notice } from '../../ui/notice.tsx';

/** An error that belongs to no field, such as too many wrong passwords. */
export function GeneralError({ error, otherwise }: { error: Error | null; otherwise?: string }) {
  if (error instanceof ApiError) {
    return error.fields.length === 0 ? <Notice tone="alert" title={error.message} /> : null;
  }
  return error && otherwise ? <Notice tone="alert" title={otherwise} /> : null;
}
