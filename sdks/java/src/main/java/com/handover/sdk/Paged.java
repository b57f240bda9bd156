// A list with pages: one page, or the items of all pages.
package com.handover.sdk;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list with pages. Iterating gives the items of all pages, and reads each page when it is needed.
 *
 * @param <T> the type of the items
 * @param <P> the type of the pages
 */
public final class Paged<T, P extends Page<T>> implements Iterable<T> {
  private final Function<String, P> read;

  /** {@code read} gets a cursor; null for the first page. */
  Paged(Function<String, P> read) {
    this.read = read;
  }

  /**
   * Reads only the first page, or that of the cursor in the query.
   *
   * @return the page
   */
  public P page() {
    return read.apply(null);
  }

  /**
   * The pages one by one.
   *
   * @return each page when it is needed
   */
  public Iterable<P> pages() {
    return PageIterator::new;
  }

  @Override
  public Iterator<T> iterator() {
    return new ItemIterator<>(new PageIterator());
  }

  /**
   * The items of all pages.
   *
   * @return a stream that reads each page when it is needed
   */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  private final class PageIterator implements Iterator<P> {
    private String cursor;
    private boolean isLast;

    @Override
    public boolean hasNext() {
      return !isLast;
    }

    @Override
    public P next() {
      if (isLast) throw new NoSuchElementException();
      P page = read.apply(cursor);
      cursor = page.nextCursor();
      isLast = cursor == null;
      return page;
    }
  }

  private static final class ItemIterator<T, P extends Page<T>> implements Iterator<T> {
    private final Iterator<P> pages;
    private Iterator<T> items = List.<T>of().iterator();

    ItemIterator(Iterator<P> pages) {
      this.pages = pages;
    }

    @Override
    public boolean hasNext() {
      while (!items.hasNext() && pages.hasNext()) items = pages.next().data().iterator();
      return items.hasNext();
    }

    @Override
    public T next() {
      if (!hasNext()) throw new NoSuchElementException();
      return items.next();
    }
  }
}
