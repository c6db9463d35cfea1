import type { Choice } from './groups';

/** What is known when somebody could be told of a fact. */
interface NoticeSituation {
  factId: string;
  /** The newest notice of the subject. */
  known: { factId: string; isRead: boolean } | null;
  /** By which ways it is told to them. */
  ways: Choice;
  isQuiet: boolean;
  /** Of an offer: they were told of another so lately that this one waits. */
  isTooSoon: boolean;
  /** It is of a character that they have blocked. */
  isBlocked: boolean;
}

export type NoticeDecision =
  | { kind: 'repeat' | 'unwanted' | 'too-soon' }
  | { kind: 'new' | 'grows'; isListed: boolean; isPushed: boolean; isForDesktop: boolean };

/**
 * Whether somebody is told of a fact, and how. Identifiers grow with time, so that a fact that is not
 * newer than what its subject has told is a repeat; one that comes while the last is unread joins it.
 */
export function decideNotice(situation: NoticeSituation): NoticeDecision {
  const { factId, known, ways, isQuiet, isTooSoon, isBlocked } = situation;
  if (known && factId <= known.factId) return { kind: 'repeat' };
  if (isBlocked || !Object.values(ways).some(Boolean)) return { kind: 'unwanted' };
  if (isTooSoon) return { kind: 'too-soon' };
  return {
    kind: known && !known.isRead ? 'grows' : 'new',
    isListed: ways.product,
    isPushed: ways.push && !isQuiet,
    isForDesktop: ways.desktop && !isQuiet,
  };
}
