// An HTTP status code: grey for success, amber for redirects, red for errors.
import './status-code.css';

function toneOf(status: number): string {
  if (status >= 400) return 'alert';
  return status >= 300 ? 'warn' : 'good';
}

export function StatusCode({ status }: { status: number }) {
  return <span className={`status-code status-code-${toneOf(status)} figures`}>{status}</span>;
}
