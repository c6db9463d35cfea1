import type { AccountType } from '../viewers/schema';

/** The facts about a viewer that determine their offers. */
export interface OfferAudience {
  userId: string;
  isVerified: boolean;
  accountType: AccountType;
  isPremium: boolean;
  /** True once they have paid for anything. */
  hasPaid: boolean;
  /** True for a test account, and for staff who act as another user. */
  isTester: boolean;
  /** The partner whose link they came from. */
  affiliateKey: string | null;
  /** The viewer's variant of each experiment. */
  variants: Readonly<Record<string, string>>;
}

/** The conditions that an offer sets for its viewer. */
export interface Aim {
  is_test: boolean;
  audience: 'everyone' | 'premium' | 'not_premium' | 'never_paid' | 'not_verified';
  affiliate_key: string | null;
  experiment: string | null;
  experiment_variant: string | null;
}

const isIn: Record<Aim['audience'], (viewer: OfferAudience) => boolean> = {
  everyone: () => true,
  premium: ({ isPremium }) => isPremium,
  not_premium: ({ isPremium }) => !isPremium,
  never_paid: ({ hasPaid }) => !hasPaid,
  not_verified: ({ isVerified }) => !isVerified,
};

/** Checks whether a viewer meets every condition of an offer. */
export function isFor(aim: Aim, viewer: OfferAudience): boolean {
  return (
    (!aim.is_test || viewer.isTester) &&
    isIn[aim.audience](viewer) &&
    (aim.affiliate_key === null || aim.affiliate_key === viewer.affiliateKey) &&
    (aim.experiment === null || viewer.variants[aim.experiment] === aim.experiment_variant)
  );
}

/**
 * Checks whether a person may get a welcome-back offer: only fans, and only if their last purchase is old
 * enough.
 */
export function isWelcomedBack(
  { accountType }: Pick<OfferAudience, 'accountType'>,
  lastBoughtAt: Date | null,
  now: Date,
  afterDays: number,
): boolean {
  if (accountType !== 'User' || lastBoughtAt === null) return false;
  return now.getTime() - lastBoughtAt.getTime() >= afterDays * 24 * 3600 * 1000;
}
