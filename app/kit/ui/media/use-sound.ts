import { browserStore } from '../../browser/browser-store';
import { useStoredFlag } from '../../browser/use-stored-flag';

export const soundKey = 'sound';
const store = browserStore('sessionStorage', soundKey);

/**
 * Returns whether videos play with sound: never until the person turns it on, then for as long as the tab
 * lives.
 */
export function useSound(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useStoredFlag(store), turn };
}

const turn = (isOn: boolean) => store.write(isOn ? 'true' : null);
