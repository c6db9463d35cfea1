let isForMessage = false;

/**
 * Reloads only what a message changes: the balance, the conversations and their thread. The router calls
 * `shouldRevalidate` of every route synchronously.
 */
export function revalidateForMessage(revalidate: () => void): void {
  isForMessage = true;
  try {
    revalidate();
  } finally {
    isForMessage = false;
  }
}

/** Checks whether the page is reloaded only because of a message. */
export const isRevalidationForMessage = (): boolean => isForMessage;
