import { useSyncExternalStore } from 'react';

export const soundKey = 'sound';
const listeners = new Set<() => void>();

/** Whether videos are heard: never until somebody turns it on, then as long as the tab lives. */
export function useSound(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(listen, read, () => false);
  return { isOn, turn };
}

function read(): boolean {
  try {
    return sessionStorage.getItem(soundKey) === 'on';
  } catch {
    // Storage may be barred: then it is never on.
    return false;
  }
}

function turn(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(soundKey, 'on');
    else sessionStorage.removeItem(soundKey);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
