/** Longest wait for a moment without work, in milliseconds. */
const patience = 1_000;

/** Calls back when the browser has nothing else to do; answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, patience / 10);
  return () => clearTimeout(handle);
}
