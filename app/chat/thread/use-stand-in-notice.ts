import { browserStore } from '../../kit/browser/browser-store';
import { useStoredFlag } from '../../kit/browser/use-stored-flag';

export const standInKey = 'stand-in-told';
const store = browserStore('localStorage', standInKey);

/** Returns whether the person closed this browser's notice about the stand-in. */
export function useStandInNotice(): { isDismissed: boolean; dismiss: () => void } {
  return { isDismissed: useStoredFlag(store), dismiss };
}

const dismiss = () => store.write('true');
