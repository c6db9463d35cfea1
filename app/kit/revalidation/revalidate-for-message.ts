let isForMessage = false;

/**
 * Loads anew what a message changes, and nothing else: what is left to spend, the conversations and
 * their thread. The router asks every route at once whether it loads (`shouldRevalidate`).
 */
export function revalidateForMessage(revalidate: () => void): void {
  isForMessage = true;
  try {
    revalidate();
  } finally {
    isForMessage = false;
  }
}

/** Whether the page is loaded anew for a message alone. */
export const isRevalidationForMessage = (): boolean => isForMessage;
