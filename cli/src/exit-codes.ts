// Exit codes, for scripts and build servers.

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  unreachable: 4,
  timeout: 5,
  interrupted: 130,
  terminated: 143,
} as const;

export const EXIT_MEANINGS: Record<number, string> = {
  [EXIT.ok]: 'Done',
  [EXIT.failed]: 'The service refused the call, a check failed, or a message could not be delivered',
  [EXIT.usage]: 'The command line is wrong',
  [EXIT.refused]: 'There is no credential, or the service refuses it',
  [EXIT.unreachable]: 'The service cannot be reached',
  [EXIT.timeout]: 'The awaited event or status did not come in time',
  [EXIT.interrupted]: 'Ended by Ctrl-C',
  [EXIT.terminated]: 'Ended by SIGTERM',
};

/** Ends the program with this code, after printing the message and the hint. */
export class Failure extends Error {
  readonly code: number;
  readonly hint: string | undefined;

  constructor(message: string, { code = EXIT.failed, hint }: { code?: number; hint?: string } = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

export const usageError = (message: string, hint?: string) =>
  new Failure(message, { code: EXIT.usage, ...(hint && { hint }) });
