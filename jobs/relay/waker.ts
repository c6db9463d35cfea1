export interface Waker {
  /** Ends the current wait, or makes the next one end immediately. */
  wake(): void;
  /** Resolves when woken, when stopped, or after the given time. */
  wait(milliseconds: number): Promise<void>;
}

/** Creates a wait that a notification can end early; an early wake-up is not lost. */
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
