/** The reachability of the site from this tab: there may be no network, or no response. */
export type Reach = 'reached' | 'offline' | 'away';

/** Seconds between two checks of whether the site responds again. */
const looks = [2, 4, 8, 15];

let isUnavailable = false;
let looked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

export function currentReach(): Reach {
  if (!navigator.onLine) return 'offline';
  return isUnavailable ? 'away' : 'reached';
}

export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records a request without a response. From then on this tab checks regularly. */
export function noteLost(): void {
  isUnavailable = true;
  clearTimeout(timer);
  timer = setTimeout(() => void lookNow(), 1000 * (looks[looked] ?? looks.at(-1) ?? 0));
  notify();
}

/** Records that a request got a response. */
export function noteReached(): void {
  looked = 0;
  if (isUnavailable) settle();
}

/** Checks whether the site responds; waiting requests then continue. */
export async function lookNow(): Promise<void> {
  clearTimeout(timer);
  looked = Math.min(looked + 1, looks.length - 1);
  try {
    const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    if (!isForeignResponse(answer)) return settle();
  } catch {
    // Still no response.
  }
  noteLost();
}

function settle(): void {
  clearTimeout(timer);
  isUnavailable = false;
  notify();
}

/** Checks whether a response comes from something between the browser and the site. */
export const isForeignResponse = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('x-remix-response');

/** Waits until the site is reachable, or the signal aborts the waiting request. */
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

/** Tracks the browser's information about its network. */
export function watchNetwork(): void {
  addEventListener('offline', notify);
  addEventListener('online', () => {
    looked = 0;
    isUnavailable = true;
    void lookNow();
  });
}
