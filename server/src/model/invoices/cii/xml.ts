// A small writer of XML: elements with attributes and text, escaped. Pure.

/** Null leaves the element out. */
export type Xml = string | null;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 cannot hold control characters, escaped or not; line breaks and tabs are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}

function openingTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** An element with text; left out if there is none. */
export function value(name: string, text: string | null, attributes: Record<string, string> = {}): Xml {
  return text === null || text === '' ? null : `${openingTag(name, attributes)}${escapeXml(text)}</${name}>`;
}

/** An element that contains others; left out if all of them are. */
export function group(name: string, children: readonly Xml[], attributes: Record<string, string> = {}): Xml {
  const present = children.filter((child) => child !== null);
  return present.length === 0 ? null : `${openingTag(name, attributes)}${present.join('')}</${name}>`;
}

/** An element that may be empty. */
export function required(name: string, children: readonly Xml[]): string {
  return group(name, children) ?? `<${name}/>`;
}
