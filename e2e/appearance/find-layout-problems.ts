/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Finds what is wrong with the layout of a loaded page: texts that overlap, touch or are cut off without an
// ellipsis, controls that are outside the page or cut off, and controls that are too small for a finger.
// The function runs inside the page, so it uses nothing from outside its body.

/** The smallest control for a finger, in CSS pixels. */
const TOUCH_TARGET = 44;

/** The expression that a page evaluates to find its problems; it keeps the function for the next time. */
export function findLayoutProblems({ touch }: { touch: boolean }): string {
  return `(globalThis.findLayoutProblems ??= ${findInPage})(${touch ? TOUCH_TARGET : 0})`;
}

function findInPage(minTarget: number): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Text {
    element: Element;
    /** What can be seen of it. */
    box: Box;
    content: string;
  }

  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem]';
  /** Differences below this come from rounding. */
  const TOLERANCE = 1.5;
  /** Texts that are closer look like one word. */
  const MIN_SPACE = 2.5;
  const found = new Set<string>();

  const describe = (element: Element) => {
    const text = (element.textContent || element.getAttribute('aria-label') || '')
      .replace(/\s+/g, ' ')
      .trim();
    const name = element.getAttribute('class')?.split(/\s+/)[0];
    return `<${element.tagName.toLowerCase()}${name ? ` class="${name}"` : ''}> "${text.slice(0, 40)}"`;
  };
  const widthOf = (box: Box) => box.right - box.left;
  const heightOf = (box: Box) => box.bottom - box.top;
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  /** Elements share their ancestors, and a value of a computed style is expensive to read. */
  function once<Value>(compute: (element: Element) => Value): (element: Element) => Value {
    const known = new Map<Element, Value>();
    return (element) => {
      const found = known.get(element);
      if (found !== undefined) return found;
      const value = compute(element);
      known.set(element, value);
      return value;
    };
  }
  const isVisible = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], .maplibregl-map'),
  );
  const boxOf = once((element): Box => element.getBoundingClientRect());
  const styleOf = once((element) => {
    const style = getComputedStyle(element);
    const { position, display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = style;
    const isDot = position === 'absolute' && parseFloat(style.width) <= 1 && parseFloat(style.height) <= 1;
    // An ellipsis ends before the padding. A flex container or a grid has none: its texts are boxes within it.
    const hasEllipsis = textOverflow === 'ellipsis' && !/flex|grid/.test(display);
    const end = hasEllipsis ? parseFloat(style.paddingRight) : 0;
    const isClamped = webkitLineClamp !== 'none';
    return { position, display, overflowX, overflowY, hasEllipsis, isClamped, end, isDot, clipPath };
  });

  /**
   * The part of a box that its ancestors show, and the first ancestor that hides a part of it for good: a part
   * outside an area that scrolls can be reached.
   */
  function visiblePart(
    box: Box,
    container: Element | null,
    positioned = 'static',
  ): { part: Box; cutBy: Element | undefined } {
    let part = box;
    let cutBy: Element | undefined;
    let position = positioned;
    for (let at = container; at && at !== document.documentElement; at = parentOf(at)) {
      const style = styleOf(at);
      if (position === 'fixed') break;
      const isSkipped =
        (position === 'absolute' && style.position === 'static') || style.display === 'inline';
      if (!isSkipped) {
        position = style.position;
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          const { left, top, right, bottom } = boxOf(at);
          const edge = { left, top, right: right - style.end, bottom };
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const isCut =
            (hides(style.overflowX) &&
              (part.left < edge.left - TOLERANCE || part.right > edge.right + TOLERANCE)) ||
            (hides(style.overflowY) &&
              (part.top < edge.top - TOLERANCE || part.bottom > edge.bottom + TOLERANCE));
          const before = part;
          part = intersect(part, edge);
          if (isCut && !cutBy && widthOf(before) > 0 && heightOf(before) > 0) cutBy = at;
          // What scrolls away may be cut by anything further out.
          if (widthOf(part) <= 0 || heightOf(part) <= 0) break;
        }
      }
      if (at.matches('dialog, [popover]')) break;
    }
    return { part, cutBy };
  }

  /** Hidden from the eye on purpose, for screen readers. */
  const isForScreenReaders = once((element): boolean => {
    const { clipPath, isDot } = styleOf(element);
    if (isDot || clipPath === 'inset(50%)') return true;
    const parent = parentOf(element);
    return parent !== null && isForScreenReaders(parent);
  });

  // The page itself scrolls only down.
  for (const main of document.querySelectorAll('main')) {
    if (main.scrollWidth <= main.clientWidth + TOLERANCE) continue;
    const { right } = main.getBoundingClientRect();
    const wide = [...main.querySelectorAll('*')].filter((each) => boxOf(each).right > right + TOLERANCE);
    found.add(
      `wider than the screen: ${main.scrollWidth} > ${main.clientWidth} by ${wide.slice(0, 3).map(describe).join(', ')}`,
    );
  }

  // While a dialog is open, the page behind it cannot be used.
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const content = node.textContent ?? '';
    if (!element || !content.trim() || !isVisible(element)) continue;
    // The pictures of the start page show only a part of a page.
    if (element.closest('script, style, option, noscript, svg, canvas, .preview[aria-hidden]')) continue;
    if (isForScreenReaders(element)) continue;
    if (/[^.]\.\.(?!\.)/.test(content) && !element.closest('pre, code'))
      found.add(`two full stops: ${describe(element)}`);
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const box = { left, top, right, bottom };
      if (widthOf(box) < 1 || heightOf(box) < 1) continue;
      const { part, cutBy } = visiblePart(box, element);
      if (cutBy && !styleOf(cutBy).isClamped) {
        // The line box of a text is higher than its letters.
        const slack = heightOf(box) * 0.2;
        const edge = boxOf(cutBy);
        const isCutDown = edge.top - box.top > slack || box.bottom - edge.bottom > slack;
        const isCutAside = part.left - box.left > TOLERANCE || box.right - part.right > TOLERANCE;
        // An ellipsis ends a line; nothing says that a line is missing.
        if (isCutDown || (isCutAside && !styleOf(cutBy).hasEllipsis))
          found.add(`cut off: ${describe(element)} by ${describe(cutBy)}`);
      }
      const isOutside = part.right > innerWidth + TOLERANCE || part.left < -TOLERANCE;
      if (isOutside && !cutBy) found.add(`outside: ${describe(element)}`);
      if (widthOf(part) > 1 && heightOf(part) > 1) texts.push({ element, box: part, content });
    }
  }

  /** Whether one of them is above the other on purpose, for example a fixed head above a list that scrolls. */
  function isLayered(one: Element, other: Element): boolean {
    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = parentOf(at)) {
        const { position } = styleOf(at);
        if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [popover]')) return at;
      }
      return null;
    };
    return layerOf(one) !== layerOf(other);
  }

  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of texts.entries()) {
    for (let next = index + 1; next < texts.length; next++) {
      const other = texts[next]!;
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element) continue;
      const common = intersect(one.box, other.box);
      const width = widthOf(common);
      const height = heightOf(common);
      const low = Math.min(heightOf(one.box), heightOf(other.box));
      // Lines that follow each other closely share a few pixels of their line boxes.
      if (width > 2 && height > low * 0.35) {
        if (!isLayered(one.element, other.element))
          found.add(`overlap: ${describe(one.element)} and ${describe(other.element)}`);
        continue;
      }
      if (height < low * 0.6 || width < -MIN_SPACE) continue;
      const [first, second] = one.box.left < other.box.left ? [one, other] : [other, one];
      if (first.element.closest('pre, code, mark') || second.element.closest('mark')) continue;
      const isGlued = /[\p{L}\p{N}]$/u.test(first.content) && /^[\p{L}\p{N}]/u.test(second.content);
      if (isGlued && !isLayered(first.element, second.element))
        found.add(`touch: ${describe(first.element)} and ${describe(second.element)}`);
    }
  }

  /** What reacts to a finger like the control itself: its label, and for a link the row that opens the same. */
  function areasOf(element: Element): Element[] {
    const others = [element.closest('label'), element.matches('a') ? element.closest('[data-row]') : null];
    return [element, ...others.filter((each) => each !== null)];
  }

  /**
   * A control may react further than it is seen, through a pseudo-element. What a finger reaches there can only be
   * asked of what is on the screen.
   */
  function isLargeEnough(element: Element): boolean {
    const areas = areasOf(element);
    const isLarge = areas.some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) >= minTarget - TOLERANCE;
    });
    if (isLarge) return true;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isReached = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return areas.some((each) => each.contains(hit));
    };
    const x = left + width / 2;
    const y = top + height / 2;
    const reach = minTarget / 2 - TOLERANCE;
    /** From edge to edge through the middle; at the edge of the screen the target may be beside the middle. */
    const extent = (isAt: (offset: number) => boolean) => {
      let from = 0;
      let to = 0;
      while (from > -minTarget && isAt(from - 1)) from -= 1;
      while (to < minTarget && isAt(to + 1)) to += 1;
      return to - from;
    };
    return (
      extent((offset) => isReached(x + offset, y)) >= 2 * reach &&
      extent((offset) => isReached(x, y + offset)) >= 2 * reach
    );
  }

  /** Measured last, because it scrolls the page, and boxes are known only for a page that does not move. */
  const touched: Element[] = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!isVisible(element) || isForScreenReaders(element)) continue;
    const box = element.getBoundingClientRect();
    // A link that skips the navigation is above the page until it gets the focus.
    if (box.width < 1 || box.height < 1 || box.bottom <= 0) continue;
    const { part, cutBy } = visiblePart(box, parentOf(element), styleOf(element).position);
    if (widthOf(part) <= 0 || heightOf(part) <= 0) {
      if (cutBy) found.add(`hidden control: ${describe(element)} by ${describe(cutBy)}`);
      continue;
    }
    const isInline = styleOf(element).display === 'inline';
    if (cutBy && !isInline && (widthOf(part) < box.width - 3 || heightOf(part) < box.height - 3))
      found.add(`cut control: ${describe(element)} by ${describe(cutBy)}`);
    if (part.right > innerWidth + TOLERANCE || part.left < -TOLERANCE)
      found.add(`outside: ${describe(element)}`);
    // A link in a text is as high as its line.
    if (minTarget === 0 || isInline || element.matches(':disabled, a:not([class])')) continue;
    touched.push(element);
  }

  const scrolled = () =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
      .filter(({ top, left }) => top !== 0 || left !== 0);
  if (touched.length === 0) return [...found];
  const before = scrolled();
  for (const element of touched) {
    if (isLargeEnough(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    found.add(`small: ${describe(element)} ${Math.round(width)} × ${Math.round(height)}`);
  }
  for (const { element } of scrolled()) element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  for (const { element, top, left } of before) element.scrollTo({ top, left, behavior: 'instant' });
  return [...found];
}
