/** In a page that is not looked at, nothing is painted: then this long, in milliseconds. */
const longestWait = 300;

/** Waits until the browser has painted what the server drew, so that scripts do not hold it up. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
