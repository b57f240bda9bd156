// Prompts the user, or reads piped input.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export const isInteractive = (): boolean => process.stdin.isTTY === true;

export async function prompt(question: string, { hidden = false } = {}): Promise<string> {
  // The typed text must not be visible, so nothing is echoed.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr;
  if (hidden) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await lines.question(hidden ? '' : question);
  lines.close();
  if (hidden) process.stderr.write('\n');
  return answer.trim();
}

export async function readAll(stream: NodeJS.ReadStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
