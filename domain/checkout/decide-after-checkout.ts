/** Looking for a card that the address names after a redirect. */
export type CardPoll = { found: { isLastAuthenticationFailed: boolean } } | 'none' | 'error';

export type CardPollDecision =
  | { kind: 'use-card' }
  | { kind: 'open-modal'; modal: 'addNewCardFailedModal' }
  | { kind: 'ask-again'; afterMs: number }
  /** Nothing is said but in the log. */
  | { kind: 'stop'; isWarned: boolean };

export const cardPolls = 5;
const pollEveryMs = 2000;

/** What follows on the n-th look (from 1) for a card that was just saved. */
export function decideCardPoll(seen: CardPoll, attempt: number): CardPollDecision {
  if (seen === 'error') return { kind: 'stop', isWarned: false };
  if (seen === 'none') {
    return attempt < cardPolls
      ? { kind: 'ask-again', afterMs: pollEveryMs }
      : { kind: 'stop', isWarned: true };
  }
  return seen.found.isLastAuthenticationFailed
    ? { kind: 'open-modal', modal: 'addNewCardFailedModal' }
    : { kind: 'use-card' };
}

interface AddedCard {
  answer: 'redirect' | 'saved' | 'failed';
  /** It is added to pay with. */
  forCheckout: boolean;
  /** It is added for a locked post. */
  postId: string | null;
}

/** Where adding a card leads. */
export function decideAddedCard({ answer, forCheckout, postId }: AddedCard) {
  if (answer === 'redirect') return { kind: 'leave' } as const;
  if (answer === 'failed') return { kind: 'open-modal', modal: 'addNewCardFailedModal' } as const;
  if (postId !== null) return { kind: 'show-post', postId } as const;
  return forCheckout
    ? ({ kind: 'open-checkout', useLastCard: true } as const)
    : ({ kind: 'open-modal', modal: 'addNewCardSuccessModal' } as const);
}

/** Where Retry leads once a card could not be added. */
export const retryAddedCard = ({ isChange }: { isChange: boolean }) =>
  isChange ? 'checkoutModal' : 'addNewCardModal';

interface PremiumSuccess {
  /** Checkout was opened by a paywall. */
  isFromPaywall: boolean;
  /** What a character of one's own shall be was chosen before. */
  hasSavedCharacter: boolean;
  path: string;
}

/** Where closing the success of premium leads; null stays. */
export function leavePremiumSuccess({ isFromPaywall, hasSavedCharacter, path }: PremiumSuccess) {
  if (isFromPaywall && hasSavedCharacter) return '/generating-ai';
  return isPaywallPath(path) ? '/' : null;
}

/** Any path with a segment `paywall`. */
export const isPaywallPath = (path: string) => path.split('/').includes('paywall');
