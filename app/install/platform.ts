export const platforms = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof platforms)[number];

/**
 * Returns the platform whose installation steps apply. A tablet may identify as a computer in its user
 * agent; touch points reveal it.
 */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'desktop';
}
