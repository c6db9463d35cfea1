import type { Choice } from './groups';

/** The data for the decision whether to notify a person of a fact. */
interface NoticeSituation {
  factId: string;
  /** The newest notice about the same subject. */
  lastNotice: { factId: string; isRead: boolean } | null;
  /** The channels that the person chose for it. */
  ways: Choice;
  isQuiet: boolean;
  /** True for an offer when another offer was announced too recently. */
  isTooSoon: boolean;
  /** True when the person has blocked the character. */
  isBlocked: boolean;
}

export type NoticeDecision =
  | { kind: 'repeat' | 'unwanted' | 'too-soon' }
  | { kind: 'new' | 'grows'; isListed: boolean; isPushed: boolean; isForDesktop: boolean };

/**
 * Decides whether and how a person is notified of a fact. Identifiers increase with time, so a fact that is
 * not newer than the subject's last notice is a repeat. A fact that arrives while the last notice is unread
 * is added to it.
 */
export function decideNotice(situation: NoticeSituation): NoticeDecision {
  const { factId, lastNotice, ways, isQuiet, isTooSoon, isBlocked } = situation;
  if (lastNotice && factId <= lastNotice.factId) return { kind: 'repeat' };
  if (isBlocked || !Object.values(ways).some(Boolean)) return { kind: 'unwanted' };
  if (isTooSoon) return { kind: 'too-soon' };
  return {
    kind: lastNotice && !lastNotice.isRead ? 'grows' : 'new',
    isListed: ways.product,
    isPushed: ways.push && !isQuiet,
    isForDesktop: ways.desktop && !isQuiet,
  };
}
