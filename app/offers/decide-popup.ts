import type { CounterName } from './popup-counters';

/** After how much of what something opens: the settings of those names. */
export interface PopupThresholds {
  number_of_actions: number;
  number_of_actions_for_sign_up: number;
  number_of_actions_for_install_app: number;
  number_of_actions_for_fanclub: number;
}

/** What a browser has counted of a person. */
type Counts = Readonly<Record<CounterName, number>>;

interface MoveFacts {
  thresholds: PopupThresholds;
  counts: Counts;
  isVisitor: boolean;
  isInstalled: boolean;
  /** Whether premium runs. */
  isSubscribed: boolean;
  /** Whether the posts are of one character whose club they could join. */
  mayJoinClub: boolean;
  /** Nothing opens over something that is open; what was counted waits. */
  isModalOpen: boolean;
}

/** What opens, and which counts begin anew with it. */
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
 * What opens after a move from a post to another, if anything: one thing at a time, in this order. A
 * visitor who is not asked to sign up is asked to log in, whatever it was that was reached.
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
  /** What was closed without buying. */
  closed: 'tokens' | 'premium';
  settings: {
    token_special_offer: boolean;
    premium_special_offer: boolean;
    number_of_closed_modals: number;
  };
  /** How often it was closed before. */
  count: number;
  hasPaid: boolean;
  isSubscribed: boolean;
  meta: { isTokenSpecialOfferUsed: boolean; isPremiumSpecialOfferUsed: boolean };
}

/** Whether a closing counts, and what opens in its place; where nothing does it just closes. */
export interface Closing {
  isCounted: boolean;
  opens: 'tokenWelcomeOffer' | 'becomePremiumSpecialOffer' | null;
}

/**
 * What follows when somebody closes the packs or the plans: after so many times the offer that they
 * have yet to use, where it is on and they have never paid. The count begins anew with it.
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
