import { maySignIn } from '../../account-states/account-state';
import type { AccountState } from '../../account-states/schema';
import { refuse, type Refusal } from '../refusals';

/** The facts that decide whether a person may play. */
export interface PlayFacts {
  /** True if only test users see gamification. */
  isForTestUsersOnly: boolean;
  isTest: boolean;
  isVerified: boolean;
  accountState: AccountState;
  /** The end of a pause, for a strike or because of distress; null without one. */
  pausedUntil: Date | null;
  /** True if the person has switched gamification off. */
  isSwitchedOff: boolean;
}

export type RefusedPlay = Refusal<'play-not-open' | 'play-switched-off' | 'play-paused'>;

/**
 * Decides whether a person may play: whether their activity is counted, and whether they can take rewards.
 * Returns null if they may, otherwise the refusal.
 */
export function decidePlay(facts: PlayFacts): RefusedPlay | null {
  if (!isOpenTo(facts)) return refuse('play-not-open');
  if (facts.pausedUntil) return refuse('play-paused', { pausedUntil: facts.pausedUntil });
  return facts.isSwitchedOff ? refuse('play-switched-off') : null;
}

/** Checks the feature permission `gamification`, whatever the person has switched off. */
export const isOpenTo = (facts: Omit<PlayFacts, 'pausedUntil' | 'isSwitchedOff'>): boolean =>
  facts.isVerified && maySignIn(facts.accountState) && (facts.isTest || !facts.isForTestUsersOnly);
