// Lists with pages: `await` gives one page, iteration gives all items.

/** One page when it is awaited, and every item of all pages when it is iterated with `for await`. */
export interface Paged<Item, ItemPage extends Page<Item> = Page<Item>>
  extends PromiseLike<ItemPage>,
    AsyncIterable<Item> {
  /** The pages one by one. */
  pages(): AsyncIterable<ItemPage>;
}

/** A page of a list; `nextCursor` is null on the last one. */
export interface Page<Item> {
  /** The items of this page. */
  data: Item[];
  /** The cursor of the next page. */
  nextCursor: string | null;
}

export function paged<ItemPage extends Page<unknown>>(
  read: (cursor: string | undefined) => Promise<ItemPage>,
): Paged<ItemPage['data'][number], ItemPage> {
  async function* pages() {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await read(cursor);
      yield page;
      cursor = page.nextCursor;
    }
  }
  return {
    pages,
    // biome-ignore lint/suspicious/noThenProperty: awaiting the list gives its first page.
    then: (resolve, reject) => read(undefined).then(resolve, reject),
    async *[Symbol.asyncIterator]() {
      for await (const { data } of pages()) yield* data;
    },
  };
}
