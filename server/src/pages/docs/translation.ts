// How a translated page refers to its English page: the same samples, the same anchors, links to German pages.

/** A line of a translated page that is replaced by the next block of code of the English page. */
const SAMPLE_LINE = /^\{\{sample\}\}$/gm;
const FENCE = /^```[^\n]*\n(?:[\s\S]*?\n)??```$/gm;

/** The blocks of code of a page. Fences that follow each other and name a tab are one block. */
export function blocksOf(markdown: string): string[] {
  const blocks: { text: string; end: number }[] = [];
  for (const { 0: text, index } of markdown.matchAll(FENCE)) {
    const end = index + text.length;
    const last = blocks.at(-1);
    const isNextTab =
      last !== undefined &&
      hasTab(last.text) &&
      hasTab(text) &&
      markdown.slice(last.end, index).trim() === '';
    if (isNextTab) {
      last.text = `${last.text}\n\n${text}`;
      last.end = end;
    } else blocks.push({ text, end });
  }
  return blocks.map(({ text }) => text);
}

const hasTab = (fence: string) => / tab=/.test(fence.split('\n', 1)[0]!);

/** Inserts the code of the English page, so that a sample exists once. */
export function withSamplesOf(english: string, translated: string): string {
  const blocks = blocksOf(english);
  let used = 0;
  const whole = translated.replaceAll(SAMPLE_LINE, () => {
    used += 1;
    return blocks[used - 1] ?? '';
  });
  if (used !== blocks.length) {
    throw new Error(`The translation has ${used} of ${blocks.length} samples`);
  }
  return whole;
}

/** Links to pages lead to their translation; files such as the feed exist once. */
export function withTranslatedLinks(markdown: string): string {
  return markdown.replaceAll(/\]\(\/docs\/([\w/-]+)(?=[#)])/g, '](/docs/de/$1');
}
