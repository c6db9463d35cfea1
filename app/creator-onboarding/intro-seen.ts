import { browserStore } from '../kit/browser/browser-store';
import { introSeenKey } from './intro-seen-key';

/** Remembers that this browser has shown the introduction. */
export const introSeen = browserStore('localStorage', introSeenKey);
