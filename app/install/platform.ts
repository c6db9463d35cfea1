export const platforms = ['ios', 'android', 'desktop'] as const;
export type Platform = (typeof platforms)[number];

/**
 * The platform whose steps somebody needs. A tablet may pass for a computer in its user agent; that
 * it can be touched gives it away.
 */
export function platformOf(userAgent: string, touchPoints = 0): Platform {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'desktop';
}
