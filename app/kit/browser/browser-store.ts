/** Until it is cleared, or until the tab is closed. */
type Lifetime = 'localStorage' | 'sessionStorage';

const listeners = new Set<() => void>();

/**
 * Accesses the text that a browser stores under a key. If storage is full or forbidden, nothing is stored.
 */
export function browserStore(lifetime: Lifetime, key: string) {
  return {
    read: (): string | null => {
      try {
        return window[lifetime].getItem(key);
      } catch {
        return null;
      }
    },
    /** Null deletes it. */
    write: (text: string | null): void => {
      try {
        if (text === null) window[lifetime].removeItem(key);
        else window[lifetime].setItem(key, text);
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Calls the listener after each write of this page to the browser's storage; returns a function that stops
 * it.
 */
export function onBrowserStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
