// Compares results with what the table expects: objects may have more fields, lists may not have more items.

/** Replaces texts such as `$order.id` by kept values; `$$` begins a text with one dollar sign. */
export function resolve(given: unknown, kept: Record<string, unknown>): unknown {
  if (typeof given === 'string' && given.startsWith('$')) return keptValue(given, kept);
  if (Array.isArray(given)) return given.map((item) => resolve(item, kept));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, resolve(value, kept)]));
}

function keptValue(text: string, kept: Record<string, unknown>): unknown {
  const [name, ...path] = text.slice(1).split('.');
  if (!(name! in kept)) throw new Error(`The table uses ${text}, but nothing is kept as ${name}.`);
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], kept[name!]);
}

/** The differences, each as one sentence; none if it matches. */
export function differences(actual: unknown, expected: unknown, at = 'it'): string[] {
  if (isMatcher(expected))
    return matches(actual, expected) ? [] : [`${at} is ${show(actual)}, not ${show(expected)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${at} is ${show(actual)}, not a list`];
    if (actual.length !== expected.length) {
      return [`${at} has ${actual.length} items, not ${expected.length}: ${show(actual)}`];
    }
    return expected.flatMap((item, index) => differences(actual[index], item, `${at}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${at} is ${show(actual)}, not an object`];
    const fields = actual as Record<string, unknown>;
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(fields[key], value, `${at}.${key}`),
    );
  }
  return Object.is(actual, expected) ? [] : [`${at} is ${show(actual)}, not ${show(expected)}`];
}

/** `{ "$text": pattern }`, `{ "$items": count }` or `{ "$from": number, "to": number }`. */
type Matcher = { $text?: string; $items?: number; $from?: number; to?: number };

function isMatcher(expected: unknown): expected is Matcher {
  return (
    typeof expected === 'object' && expected !== null && Object.keys(expected)[0]?.startsWith('$') === true
  );
}

function matches(actual: unknown, { $text, $items, $from, to = Number.POSITIVE_INFINITY }: Matcher): boolean {
  if ($text !== undefined) return typeof actual === 'string' && new RegExp($text, 'i').test(actual);
  if ($items !== undefined) return Array.isArray(actual) && actual.length === $items;
  return typeof actual === 'number' && actual >= $from! && actual <= to;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'absent').slice(0, 300);
}
