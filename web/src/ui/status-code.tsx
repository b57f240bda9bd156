import { classNamed, join } from './classes.ts';
import statusCodeCss from './status-code.module.css';
import textCss from './text.module.css';

function toneOf(status: number): string {
  if (status >= 400) return 'alert';
  return status >= 300 ? 'warn' : 'good';
}

export function StatusCode({ status }: { status: number }) {
  return (
    <span
      className={join(
        statusCodeCss.statusCode,
        classNamed(statusCodeCss, `status-code-${toneOf(status)}`),
        textCss.figures,
      )}
    >
      {status}
    </span>
  );
}
