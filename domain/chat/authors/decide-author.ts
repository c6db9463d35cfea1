import type { AnsweredBy } from '~/providers/language-model/language-model';
import { isSameAuthor, type Author, type PinnedAuthor } from './author';

interface AnsweredFacts {
  /** Null for a chat without a stored author. */
  pinned: PinnedAuthor | null;
  /** The author of new chats. */
  current: Author;
  answered: AnsweredBy;
  /** False if the pinned version of the prompt is no longer available. */
  hasPrompt: boolean;
}

/**
 * Decides after a reply what a chat is pinned to and what its person is offered; null if nothing changes.
 * The author itself never changes here: a chat keeps its first one until its person accepts another.
 */
export function decideAuthor({
  pinned,
  current,
  answered,
  hasPrompt,
}: AnsweredFacts): PinnedAuthor | null {
  if (pinned === null || answered.isStandIn) {
    return {
      author: current,
      offered: null,
      isOfferClosed: false,
      former: null,
      answeredBy: answered.model,
      isServed: true,
    };
  }
  const offered = isSameAuthor(pinned.author, current) ? null : current;
  const isServed = answered.isServed && hasPrompt;
  const next = {
    ...pinned,
    offered,
    // A closed offer stays closed, a new one is shown, and so is one whose alternative has gone.
    isOfferClosed:
      pinned.isOfferClosed && isSameAuthor(pinned.offered, offered) && isServed === pinned.isServed,
    answeredBy: answered.model,
    isServed,
  };
  const isUnchanged =
    isSameAuthor(pinned.offered, offered) &&
    next.isOfferClosed === pinned.isOfferClosed &&
    next.answeredBy === pinned.answeredBy &&
    next.isServed === pinned.isServed;
  return isUnchanged ? null : next;
}

/** Moves a chat to the offered author; the one before can be taken back as long as it is available. */
export function acceptAuthor(pinned: PinnedAuthor, author: Author): PinnedAuthor {
  return {
    author,
    offered: isSameAuthor(pinned.offered, author) ? null : pinned.offered,
    isOfferClosed: false,
    former: pinned.isServed ? pinned.author : null,
    answeredBy: author.model,
    isServed: true,
  };
}

/** Returns to the author before the last change; the newer one stays on offer, without a row in the thread. */
export function takeBackAuthor(pinned: PinnedAuthor, former: Author): PinnedAuthor {
  return {
    author: former,
    offered: pinned.author,
    isOfferClosed: true,
    former: null,
    answeredBy: former.model,
    isServed: true,
  };
}
