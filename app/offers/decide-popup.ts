import type { CounterName } from './popup-counters';

/** The counts at which a modal opens, from the settings of the same names. */
export interface PopupThresholds {
  number_of_actions: number;
  number_of_actions_for_sign_up: number;
  number_of_actions_for_install_app: number;
  number_of_actions_for_fanclub: number;
}

/** The counts that a browser has stored for a person. */
type Counts = Readonly<Record<CounterName, number>>;

interface MoveFacts {
  thresholds: PopupThresholds;
  counts: Counts;
  isVisitor: boolean;
  isInstalled: boolean;
  /** True while the person has premium. */
  isSubscribed: boolean;
  /** True if the posts are of one character whose club the person could join. */
  mayJoinClub: boolean;
  /** True while a modal is open. Then nothing else opens, and the counts are kept. */
  isModalOpen: boolean;
}

/** The modal to open and the count that it resets. */
export interface Popup {
  modal:
    | 'signUpAltModal'
    | 'loginAltModal'
    | 'installAppAltModal'
    | 'buyTokenModal'
    | 'becomePremiumAltModal'
    | 'fanclubJoinModal';
  resets: CounterName;
}

/**
 * Decides which modal opens after a move between posts: one at a time, in this order; null if none. A
 * visitor gets the login modal in all cases except sign-up.
 */
export function decidePopup(facts: MoveFacts): Popup | null {
  const { thresholds, counts, isVisitor, isInstalled, isSubscribed } = facts;
  if (facts.isModalOpen) return null;
  const reached = (counter: CounterName, threshold: keyof PopupThresholds) =>
    counts[counter] >= thresholds[threshold];
  const open = (modal: Popup['modal'], resets: CounterName): Popup => ({
    modal: isVisitor ? 'loginAltModal' : modal,
    resets,
  });
  if (isVisitor && reached('count_actions_for_sign_up', 'number_of_actions_for_sign_up')) {
    return { modal: 'signUpAltModal', resets: 'count_actions_for_sign_up' };
  }
  if (
    !isInstalled &&
    reached('count_actions_for_install_app', 'number_of_actions_for_install_app')
  ) {
    return open('installAppAltModal', 'count_actions_for_install_app');
  }
  if (reached('count_actions', 'number_of_actions')) {
    return open(isSubscribed ? 'buyTokenModal' : 'becomePremiumAltModal', 'count_actions');
  }
  if (facts.mayJoinClub && reached('count_actions_for_fanclub', 'number_of_actions_for_fanclub')) {
    return open('fanclubJoinModal', 'count_actions_for_fanclub');
  }
  return null;
}

interface ClosingFacts {
  /** The modal that was closed without a purchase. */
  closed: 'tokens' | 'premium';
  settings: {
    token_special_offer: boolean;
    premium_special_offer: boolean;
    number_of_closed_modals: number;
  };
  /** The number of times it was closed before. */
  count: number;
  hasPaid: boolean;
  isSubscribed: boolean;
  meta: { isTokenSpecialOfferUsed: boolean; isPremiumSpecialOfferUsed: boolean };
}

/** The result of closing a modal: whether it counts, and which offer opens, if any. */
export interface Closing {
  isCounted: boolean;
  opens: 'tokenWelcomeOffer' | 'becomePremiumSpecialOffer' | null;
}

/**
 * Decides what follows when a person closes the packs or the plans. After a number of times the unused
 * special offer opens, if it is turned on and they have never paid. The count then restarts.
 */
export function decideClosing(facts: ClosingFacts): Closing {
  const { closed, settings, count, hasPaid, isSubscribed, meta } = facts;
  const isOffered =
    closed === 'tokens'
      ? settings.token_special_offer && !meta.isTokenSpecialOfferUsed
      : settings.premium_special_offer && !isSubscribed && !meta.isPremiumSpecialOfferUsed;
  if (!isOffered || hasPaid) return { isCounted: false, opens: null };
  if (count + 1 < settings.number_of_closed_modals) return { isCounted: true, opens: null };
  return {
    isCounted: true,
    opens: closed === 'tokens' ? 'tokenWelcomeOffer' : 'becomePremiumSpecialOffer',
  };
}
