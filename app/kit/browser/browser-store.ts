/** Until it is cleared, or as long as the tab lives. */
type Lifetime = 'localStorage' | 'sessionStorage';

const listeners = new Set<() => void>();

/** What a browser keeps under a key, as text. One whose storage is full or forbidden keeps nothing. */
export function browserStore(lifetime: Lifetime, key: string) {
  return {
    read: (): string | null => {
      try {
        return window[lifetime].getItem(key);
      } catch {
        return null;
      }
    },
    /** Null forgets it. */
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

/** Calls back whenever this page has written to what the browser keeps; answers how to stop that. */
export function onBrowserStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
