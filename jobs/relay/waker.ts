export interface Waker {
  /** Ends the current wait, or the next one at once. */
  wake(): void;
  /** Resolves when woken, stopped, or after the time given. */
  wait(milliseconds: number): Promise<void>;
}

/** A rest that a notification can cut short; a wake-up that comes early is not lost. */
export function createWaker(signal: AbortSignal): Waker {
  let woken = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    woken = true;
    resume?.();
  };
  signal.addEventListener('abort', wake, { once: true });
  return {
    wake,
    async wait(milliseconds) {
      if (!woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
      resume = undefined;
    },
  };
}
