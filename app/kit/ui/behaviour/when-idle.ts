/** The maximum wait for an idle moment, in milliseconds. */
const patience = 1_000;

/** Calls back when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, patience / 10);
  return () => clearTimeout(handle);
}
