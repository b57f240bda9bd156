// The reason of a call without an answer, and whether a repetition can help.
import { ConnectionError, HandoverError } from './errors.ts';

/** Codes of Node and Bun for a connection that was never established, so that nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
]);
const CERTIFICATE = /CERT|UNABLE_TO_(GET|VERIFY)|SELF_SIGNED|certificate/;
const NO_TLS = /^(EPROTO|ERR_SSL_\w+)$/;
const NO_HTTP = /^HPE_\w+$|HTTP\/1\.1 protocol|Parse Error/;

interface Cause {
  code?: string;
  message?: string;
  cause?: Cause;
}

/** `isReached`: the service has answered this client before, so its address is right. */
export function connectionError(url: string, thrown: unknown, isReached: boolean): HandoverError {
  // The proxy has told its own reason.
  if (thrown instanceof HandoverError) return thrown;
  const { host, port, protocol } = new URL(url);
  const causes = causesOf(thrown as Cause);
  const code = causes.find((each) => each.code !== undefined)?.code;
  const why = code ? ` (${code})` : '';
  const never = (message: string) =>
    new ConnectionError(message, { cause: thrown, uncertain: false, permanent: true });
  if (causes.some(({ message }) => message === 'bad port')) {
    return never(`fetch calls no service at port ${port}; give another port.`);
  }
  if (causes.some(({ code, message }) => CERTIFICATE.test(code ?? message ?? ''))) {
    const { message } = causes.at(-1)!;
    return never(`The certificate of ${host} cannot be trusted${why}: ${message}.`);
  }
  if (protocol === 'https:' && NO_TLS.test(code ?? '')) {
    return never(
      `${host} does not speak TLS${why}: is the port right, or should the address begin with http://?`,
    );
  }
  if (!isReached && causes.some(({ code, message }) => NO_HTTP.test(code ?? message ?? ''))) {
    return never(
      `${host} does not speak HTTP${why}: is the port right, or should the address begin with https://?`,
    );
  }
  if (!isReached && code === 'ENOTFOUND') {
    return never(`There is no host ${new URL(url).hostname}${why}: is the address right?`);
  }
  const uncertain = !causes.some(({ code }) => code !== undefined && NEVER_SENT.has(code));
  const message = uncertain
    ? `The connection to ${host} broke before the whole answer was there`
    : `${host} cannot be reached`;
  return new ConnectionError(`${message}${why}.`, { cause: thrown, uncertain });
}

function causesOf(thrown: Cause | undefined): Cause[] {
  const causes: Cause[] = [];
  for (let each = thrown; each && causes.length < 5; each = each.cause) causes.push(each);
  return causes;
}
