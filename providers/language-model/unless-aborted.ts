/**
 * What a promise comes to, or the signal's reason as soon as that aborts. Some failures leave a read
 * of `fetch` pending for ever, aborted or not: a body said to be gzip that is none does on Node 20.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
