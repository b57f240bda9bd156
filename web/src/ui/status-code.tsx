import { classNamed, join } from './classes.ts';
import statusCodeCss from './status-code.module.css';
import { Text } from './text.tsx';

function toneOf(status: number): string {
  if (status >= 400) return 'alert';
  return status >= 300 ? 'warn' : 'good';
}

export function StatusCode({ status }: { status: number }) {
  return (
    <Text
      figures
      className={join(statusCodeCss.statusCode, classNamed(statusCodeCss, `status-code-${toneOf(status)}`))}
    >
      {status}
    </Text>
  );
}
