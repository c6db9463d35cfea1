import { browserStore } from '../../browser/browser-store';
import { useStoredFlag } from '../../browser/use-stored-flag';

export const soundKey = 'sound';
const store = browserStore('sessionStorage', soundKey);

/** Whether videos are heard: never until somebody turns it on, then as long as the tab lives. */
export function useSound(): { isOn: boolean; turn: (isOn: boolean) => void } {
  return { isOn: useStoredFlag(store), turn };
}

const turn = (isOn: boolean) => store.write(isOn ? 'true' : null);
