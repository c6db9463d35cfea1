/**
 * Resolves like the promise, or rejects with the signal's reason as soon as it aborts. Some failures leave
 * a read of `fetch` pending forever, aborted or not: on Node 20, a body that claims to be gzip but is not.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
