import { keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { introSeenKey } from './intro-seen-key';

/** That the introduction to the application was seen. */
export const creatorOnboardingStored: StoredInBrowser = async () => [
  keptInBrowser(introSeenKey, 'put-away'),
];
