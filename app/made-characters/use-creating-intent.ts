import { useEffect } from 'react';
import { createMyAiKey } from '../accounts/intents';
import { browserStore } from '../kit/browser/browser-store';

/** Remembers on the device that a visitor is creating a character, and forgets it for a member. */
export function useCreatingIntent(isVisitor: boolean): void {
  useEffect(() => {
    const intent = browserStore('localStorage', createMyAiKey);
    if (isVisitor) intent.write('true');
    else intent.write(null);
  }, [isVisitor]);
}
