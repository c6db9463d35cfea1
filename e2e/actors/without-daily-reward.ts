import type { BrowserContext } from '@playwright/test';
import { shownDayKey } from '~/app/gamification/shown-day-key';

/** Prevents the daily reward from opening by itself: the browser has shown it for every day to come. */
export const withoutDailyReward = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => localStorage.setItem(key, '9999'), shownDayKey);
