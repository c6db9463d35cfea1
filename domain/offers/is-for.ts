import type { AccountType } from '../viewers/schema';

/** What counts of a viewer when it is decided which offers are theirs. */
export interface OfferAudience {
  userId: string;
  isVerified: boolean;
  accountType: AccountType;
  isPremium: boolean;
  /** Whether they have ever paid for anything. */
  hasPaid: boolean;
  /** An account of tests, or staff who stand in for somebody. */
  isTester: boolean;
  /** The partner who sent them. */
  affiliateKey: string | null;
  /** The variant of each experiment that they are given. */
  variants: Readonly<Record<string, string>>;
}

/** Whom an offer is aimed at. */
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

/** Whether an offer is this viewer's: every condition that it names holds. */
export function isFor(aim: Aim, viewer: OfferAudience): boolean {
  return (
    (!aim.is_test || viewer.isTester) &&
    isIn[aim.audience](viewer) &&
    (aim.affiliate_key === null || aim.affiliate_key === viewer.affiliateKey) &&
    (aim.experiment === null || viewer.variants[aim.experiment] === aim.experiment_variant)
  );
}

/** Whether a person may be welcomed back at all: fans alone, and with something bought before. */
export function isWelcomedBack(
  { accountType }: Pick<OfferAudience, 'accountType'>,
  lastBoughtAt: Date | null,
  now: Date,
  afterDays: number,
): boolean {
  if (accountType !== 'User' || lastBoughtAt === null) return false;
  return now.getTime() - lastBoughtAt.getTime() >= afterDays * 24 * 3600 * 1000;
}
