import { keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { shownDayKey } from './shown-day-key';

/** The day for which the daily reward has opened by itself. */
export const gamificationStored: StoredInBrowser = async () => [
  keptInBrowser(shownDayKey, 'put-away'),
];
