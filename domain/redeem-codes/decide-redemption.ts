import { addPeriods } from '../shared/time/periods';
import type { Gift } from './schema';
import { refuse, type Refusal } from './refusals';

/** The facts about a code, its batch and the person who enters it. */
export interface RedemptionFacts {
  /** Null if no such code exists. */
  code: {
    gift: Gift;
    /** The number of times it was used, and may be used in all. */
    uses: number;
    mostUses: number;
    startsAt: Date | null;
    endsAt: Date | null;
    isDisabled: boolean;
    oncePerPerson: boolean;
    forNewAccounts: boolean;
  } | null;
  person: {
    createdAt: Date;
    hasUsedCode: boolean;
    hasUsedBatch: boolean;
  };
}

export type RedemptionRefusal = Refusal<
  | 'code-unknown'
  | 'code-used'
  | 'code-expired'
  | 'code-not-yet'
  | 'code-not-for-account'
  | 'code-had-already'
>;

/**
 * Decides whether a person may redeem a code. A person who has had it is shown so, even if it has expired or
 * is used up since.
 */
export function decideRedemption(
  { code, person }: RedemptionFacts,
  now: Date,
  { newAccountDays }: { newAccountDays: number },
): { ok: true; gift: Gift } | RedemptionRefusal {
  if (!code) return refuse('code-unknown');
  if (person.hasUsedCode || (code.oncePerPerson && person.hasUsedBatch)) {
    return refuse('code-had-already');
  }
  if (code.isDisabled || (code.endsAt !== null && code.endsAt <= now)) {
    return refuse('code-expired');
  }
  if (code.startsAt !== null && code.startsAt > now) return refuse('code-not-yet');
  if (code.uses >= code.mostUses) return refuse('code-used');
  const isNewUntil = addPeriods(person.createdAt, { unit: 'day', count: newAccountDays }, 1);
  if (code.forNewAccounts && isNewUntil <= now) return refuse('code-not-for-account');
  return { ok: true, gift: code.gift };
}
