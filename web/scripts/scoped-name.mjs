// The names that the build gives to the classes of CSS modules: readable, and the same in every build.
import { relative } from 'node:path';

/** `.quote-gross` of src/console/requests/requests.module.css becomes `console-requests_quote-gross`. */
export function scopedName(source, local, file) {
  const parts = relative(source, file)
    .replace(/\.module\.css(\?.*)?$/, '')
    .split(/[\\/]/);
  if (parts.at(-1) === parts.at(-2)) parts.pop();
  return `${parts.join('-')}_${local}`;
}
