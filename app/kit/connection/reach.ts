/** Whether the site can be reached from this tab: without a network, or with nobody who answers. */
export type Reach = 'reached' | 'offline' | 'away';

/** Seconds between two looks whether the site answers again. */
const looks = [2, 4, 8, 15];

let isAway = false;
let looked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function currentReach(): Reach {
  if (!navigator.onLine) return 'offline';
  return isAway ? 'away' : 'reached';
}

export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A request found nobody. From now on this tab looks by itself whether that has changed. */
export function noteLost(): void {
  isAway = true;
  clearTimeout(timer);
  timer = setTimeout(() => void lookNow(), 1000 * (looks[looked] ?? looks.at(-1) ?? 0));
  tell();
}

/** A request was answered. */
export function noteReached(): void {
  looked = 0;
  if (isAway) settle();
}

/** Looks whether the site answers; what waited for it goes on. */
export async function lookNow(): Promise<void> {
  clearTimeout(timer);
  looked = Math.min(looked + 1, looks.length - 1);
  try {
    const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    if (!isNobodys(answer)) return settle();
  } catch {
    // Still nobody.
  }
  noteLost();
}

function settle(): void {
  clearTimeout(timer);
  isAway = false;
  tell();
}

/** An answer that something on the way gave in the site's place. */
export const isNobodys = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('x-remix-response');

/** Waits until the site can be reached, or the request that wants to know is given up. */
export function untilReached(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onReach(() => {
      if (currentReach() !== 'reached') return;
      end();
      resolve();
    });
    const giveUp = () => {
      end();
      reject(new DOMException('The request was given up', 'AbortError'));
    };
    const end = () => {
      stop();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
  });
}

/** Follows what the browser knows of its network. */
export function watchNetwork(): void {
  addEventListener('offline', tell);
  addEventListener('online', () => {
    looked = 0;
    isAway = true;
    void lookNow();
  });
}
