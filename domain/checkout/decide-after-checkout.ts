/** The result of a lookup for the card that the address names after a redirect. */
export type CardPoll = { found: { isLastAuthenticationFailed: boolean } } | 'none' | 'error';

export type CardPollDecision =
  | { kind: 'use-card' }
  | { kind: 'open-modal'; modal: 'addNewCardFailedModal' }
  | { kind: 'ask-again'; afterMs: number }
  /** Nothing is shown; at most the log has a warning. */
  | { kind: 'stop'; isWarned: boolean };

export const cardPolls = 5;
const pollEveryMs = 2000;

/** Decides the next step after the n-th lookup (from 1) for a card that was just saved. */
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
  /** True if it is added to pay with it. */
  forCheckout: boolean;
  /** The locked post for which it is added. */
  postId: string | null;
}

/** Decides the next step after a card was added. */
export function decideAddedCard({ answer, forCheckout, postId }: AddedCard) {
  if (answer === 'redirect') return { kind: 'leave' } as const;
  if (answer === 'failed') return { kind: 'open-modal', modal: 'addNewCardFailedModal' } as const;
  if (postId !== null) return { kind: 'show-post', postId } as const;
  return forCheckout
    ? ({ kind: 'open-checkout', useLastCard: true } as const)
    : ({ kind: 'open-modal', modal: 'addNewCardSuccessModal' } as const);
}

/** Returns the modal that Retry opens after a card could not be added. */
export const retryAddedCard = ({ isChange }: { isChange: boolean }) =>
  isChange ? 'checkoutModal' : 'addNewCardModal';

interface PremiumSuccess {
  /** True if a paywall opened the checkout. */
  isFromPaywall: boolean;
  /** True if the user had already chosen the traits of their own character. */
  hasSavedCharacter: boolean;
  path: string;
}

/** Returns the destination when the success modal of premium is closed; null to stay. */
export function leavePremiumSuccess({ isFromPaywall, hasSavedCharacter, path }: PremiumSuccess) {
  if (isFromPaywall && hasSavedCharacter) return '/generating-ai';
  return isPaywallPath(path) ? '/' : null;
}

/** Checks for a path segment `paywall`. */
export const isPaywallPath = (path: string) => path.split('/').includes('paywall');
