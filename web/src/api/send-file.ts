// Sends a file as the body of a call, which the typed calls cannot do; its errors are those of every other call.
import { errorFrom, noAnswer } from './api-error.ts';

export async function sendFile(
  address: string,
  file: Blob,
  { method = 'POST', type = file.type || 'application/octet-stream' } = {},
): Promise<unknown> {
  const response = await fetch(address, { method, headers: { 'Content-Type': type }, body: file }).catch(
    () => {
      throw noAnswer();
    },
  );
  // A response that nobody reads stays open.
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFrom(response, body);
  return body;
}
