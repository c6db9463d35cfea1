/** The key of the day for which a browser has opened the daily reward. */
export const shownDayKey = 'daily_reward_shown';
