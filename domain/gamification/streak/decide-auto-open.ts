/** The facts that decide whether the daily reward opens without a click. */
export interface AutoOpenFacts {
  /** The path of the page, without its query. */
  path: string;
  isSignedIn: boolean;
  hasActiveSubscription: boolean;
  isDailyRewardReceived: boolean;
  /** True if the person may play; null while this is loading. */
  mayPlay: boolean | null;
}

/**
 * Decides whether the daily reward opens on a page by itself. It does not on paths with a segment `paywall`,
 * on /generating-ai and on the pages below it.
 */
export function decideAutoOpen(facts: AutoOpenFacts): boolean {
  const segments = facts.path.split('/').filter((segment) => segment !== '');
  return (
    facts.isSignedIn &&
    facts.hasActiveSubscription &&
    !facts.isDailyRewardReceived &&
    facts.mayPlay === true &&
    !segments.includes('paywall') &&
    segments[0] !== 'generating-ai'
  );
}
