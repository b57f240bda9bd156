// Finds the combinations of colours on a page, and marks those that axe has not measured yet.

/** What the function uses of a page; the types of all browsers would replace those of Node in the other files. */
interface Element {
  tagName: string;
  parentElement: Element | null;
  childNodes: Iterable<{ nodeType: number; nodeValue: string | null }>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  getClientRects(): { length: number };
  matches(selector: string): boolean;
  closest(selector: string): Element | null;
}
interface Queried {
  querySelectorAll(selector: string): Iterable<Element>;
}
declare const document: Queried & { body: Queried };
declare function getComputedStyle(
  element: Element,
): Record<
  | 'backgroundColor'
  | 'backgroundImage'
  | 'color'
  | 'filter'
  | 'fontSize'
  | 'fontWeight'
  | 'opacity'
  | 'position'
  | 'textShadow',
  string
>;

declare const window: { elementsOfColors?: Element[][] };

/**
 * Runs in the page: returns its combinations and keeps the first elements of each for `markColors`. A combination
 * consists of everything that decides about contrast: the class, colour and font of a text, the backgrounds behind it,
 * and what moves it over other elements.
 */
export function findColors(leftOut: string | null): string[] {
  /** More than one, because an element that is covered by another cannot be measured. */
  const MAX_KEPT = 3;
  const found = new Map<string, Element[]>();
  const backgrounds = new Map<Element, string>();

  const nameOf = (element: Element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`;

  const hasText = (element: Element) =>
    /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim() !== '');

  /** All that is painted behind the element, from the page to the element itself. */
  const backgroundOf = (element: Element | null): string => {
    if (element === null) return '';
    const found = backgrounds.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const parts = [backgroundOf(element.parentElement)];
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') parts.push(style.backgroundColor);
    if (style.backgroundImage !== 'none') parts.push(style.backgroundImage.slice(0, 80));
    if (style.opacity !== '1') parts.push(`opacity ${style.opacity}`);
    if (style.filter !== 'none') parts.push(style.filter);
    if (/absolute|fixed|sticky/.test(style.position)) parts.push(nameOf(element));
    const background = parts.filter((part) => part !== '').join(' > ');
    backgrounds.set(element, background);
    return background;
  };

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || element.getClientRects().length === 0) continue;
    if (leftOut !== null && element.closest(leftOut) !== null) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const text = [
      nameOf(element),
      element.matches(':disabled'),
      color,
      fontSize,
      fontWeight,
      textShadow,
    ].join(' ');
    const combination = `${text} | ${backgroundOf(element)}`;
    const kept = found.get(combination) ?? [];
    if (kept.length === 0) found.set(combination, kept);
    if (kept.length < MAX_KEPT) kept.push(element);
  }
  window.elementsOfColors = [...found.values()];
  return [...found.keys()];
}

/** Runs in the page: marks the elements of these combinations, by their place in what `findColors` has returned. */
export function markColors(places: number[]): void {
  for (const element of document.querySelectorAll('[data-measure-contrast]'))
    element.removeAttribute('data-measure-contrast');
  for (const place of places)
    for (const element of window.elementsOfColors![place]!) element.setAttribute('data-measure-contrast', '');
}
