// Calls back after elements changed their size.

/**
 * In the next frame: a change of the layout within the observation would make the browser report a loop.
 * Returns the function that ends it.
 */
export function onResize(elements: Iterable<Element>, callback: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
