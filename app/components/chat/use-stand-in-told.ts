import { useSyncExternalStore } from 'react';

export const standInKey = 'stand-in-told';
const listeners = new Set<() => void>();

/** Whether somebody has put away what this browser is told about the stand-in. */
export function useStandInTold(): { isTold: boolean; putAway: () => void } {
  const isTold = useSyncExternalStore(listen, read, () => false);
  return { isTold, putAway };
}

function read(): boolean {
  try {
    return localStorage.getItem(standInKey) === 'true';
  } catch {
    // Storage may be barred: then it is told every time.
    return false;
  }
}

function putAway(): void {
  try {
    localStorage.setItem(standInKey, 'true');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
