import { chooseCard } from './choose-card';
import type { CheckoutVariant } from './schema';

/** The properties of a saved card that matter at checkout. */
export interface CheckoutCard {
  id: string;
  isDefault: boolean;
  /** True if its processor requires its code each time. */
  needsCvc: boolean;
}

/** The options of a checkout session. */
interface CheckoutSession {
  /** True if a new card can be entered here. */
  isCheckoutFormAvailable: boolean;
  isCryptoAvailable: boolean;
}

/** The context in which a checkout modal was opened. */
interface Surroundings {
  variant: CheckoutVariant;
  /** True if the purchase changes an existing premium subscription. */
  isChange: boolean;
  /** The modal that opens if the checkout is closed without payment. */
  openOnClose: string | null;
}

export interface Checkout extends Surroundings {
  stage:
    'opening' | 'ready' | 'session-failed' | 'paying' | 'left' | 'succeeded' | 'failed' | 'closed';
  session: CheckoutSession | null;
  cards: readonly CheckoutCard[];
  selected: string | null;
  isNewCard: boolean;
  isCardList: boolean;
  captcha: 'unneeded' | 'wanted' | 'solved' | 'failed';
  isCryptoRequested: boolean;
  isOrderReported: boolean;
}

export type CheckoutEvent =
  | { kind: 'opened'; hasPerson: boolean }
  | {
      kind: 'session-ready';
      session: CheckoutSession;
      cards: readonly CheckoutCard[];
      /** The saved card that the address names. */
      paymentMethodId?: string | null;
      useLastCard?: boolean;
    }
  | { kind: 'session-failed' }
  | { kind: 'card-selected'; id: string }
  | { kind: 'card-list-opened' }
  | { kind: 'card-deleted'; id: string }
  | { kind: 'card-made-default'; id: string }
  | { kind: 'card-to-add' }
  | { kind: 'captcha-wanted' | 'captcha-solved' | 'captcha-failed' | 'captcha-expired' }
  | { kind: 'continued' }
  | { kind: 'wallet-pressed' }
  | { kind: 'crypto-pressed' }
  | { kind: 'answered'; answer: 'completed' | 'pending' | 'failed' }
  | { kind: 'redirected' }
  /** The input must be corrected first; no payment was attempted. */
  | { kind: 'sent-back' }
  | { kind: 'closed' };

/** An action besides the new state, which the page performs. */
export type CheckoutDeed =
  | { kind: 'open-modal'; modal: string }
  | {
      kind: 'record';
      event: 'ORDER_CREATED' | 'ORDER_ABANDONED' | 'CRYPTO_PAYMENT_SESSION_STARTED';
    }
  | { kind: 'submit'; with: 'cvc' | 'saved-card' | 'new-card' | 'wallet' | 'crypto' }
  | { kind: 'reset-session' | 'reset-captcha' | 'end-video-flow' | 'close' }
  | { kind: 'reset-flow'; of: 'subscriptions' | 'tokens' };

export interface CheckoutStep {
  checkout: Checkout;
  deeds: readonly CheckoutDeed[];
}

/** Returns the state of a checkout that is about to open. */
export const newCheckout = (
  surroundings: Surroundings,
  { wantsCaptcha = false }: { wantsCaptcha?: boolean } = {},
): Checkout => ({
  ...surroundings,
  stage: 'opening',
  session: null,
  cards: [],
  selected: null,
  isNewCard: false,
  isCardList: false,
  captcha: wantsCaptcha ? 'wanted' : 'unneeded',
  isCryptoRequested: false,
  isOrderReported: false,
});

/**
 * Returns the next state of a checkout, and the actions to perform. An event that does not fit the
 * state, such as a second press during a payment, changes nothing.
 */
export function decideCheckout(checkout: Checkout, event: CheckoutEvent): CheckoutStep {
  if (checkout.stage === 'closed') return still(checkout);
  switch (event.kind) {
    case 'opened':
      return event.hasPerson
        ? still(checkout)
        : step({ ...checkout, stage: 'closed' }, { kind: 'open-modal', modal: 'signUpModal' });
    case 'session-ready':
      return begin(checkout, event);
    case 'session-failed':
      return step(
        {
          ...checkout,
          stage: 'session-failed',
          session: null,
          captcha: captchaAfterReset(checkout),
        },
        { kind: 'reset-captcha' },
      );
    case 'captcha-wanted':
      return still({ ...checkout, captcha: 'wanted' });
    case 'captcha-solved':
      return still({ ...checkout, captcha: 'solved' });
    case 'captcha-failed':
      return still({ ...checkout, captcha: 'failed' });
    case 'captcha-expired':
      return still({ ...checkout, captcha: captchaAfterReset(checkout) });
    case 'continued':
    case 'wallet-pressed':
    case 'crypto-pressed':
      return pay(checkout, event.kind);
    case 'redirected':
      return still(checkout.stage === 'paying' ? { ...checkout, stage: 'left' } : checkout);
    case 'sent-back':
      return still(
        checkout.stage === 'paying'
          ? { ...checkout, stage: 'ready', isCryptoRequested: false }
          : checkout,
      );
    case 'answered':
      return finish(checkout, event.answer);
    case 'closed':
      return close(checkout);
    default:
      return handleCards(checkout, event);
  }
}

/** Checks whether Continue is disabled. */
export function isContinueDisabled(checkout: Checkout): boolean {
  const { stage, captcha, cards, selected, isNewCard } = checkout;
  const isCaptchaOpen = captcha === 'wanted' || captcha === 'failed';
  return stage !== 'ready' || isCaptchaOpen || (cards.length > 0 && !selected && !isNewCard);
}

/** Checks whether the crypto button is disabled. */
export function isCryptoDisabled(checkout: Checkout): boolean {
  const { session, isCryptoRequested } = checkout;
  return isContinueDisabled(checkout) || isCryptoRequested || !session?.isCryptoAvailable;
}

/**
 * Checks whether a card may be deleted. The default of several cards may not: another one must become
 * the default first.
 */
export const mayDeleteCard = (cards: readonly CheckoutCard[], { isDefault }: CheckoutCard) =>
  !isDefault || cards.length === 1;

type SessionReady = Extract<CheckoutEvent, { kind: 'session-ready' }>;

function begin(checkout: Checkout, { session, cards, ...requested }: SessionReady): CheckoutStep {
  const isUnderWay = ['paying', 'left', 'succeeded'].includes(checkout.stage);
  const next: Checkout = {
    ...checkout,
    stage: isUnderWay ? checkout.stage : 'ready',
    session,
    cards,
    selected: chooseCard(cards, requested),
    isNewCard: cards.length === 0,
    isOrderReported: true,
  };
  return checkout.isOrderReported
    ? still(next)
    : step(next, { kind: 'record', event: 'ORDER_CREATED' });
}

type CardEvent = Extract<
  CheckoutEvent,
  {
    kind:
      'card-selected' | 'card-list-opened' | 'card-deleted' | 'card-made-default' | 'card-to-add';
  }
>;

function handleCards(checkout: Checkout, event: CardEvent): CheckoutStep {
  const { cards, session, isChange } = checkout;
  if (checkout.stage !== 'ready') return still(checkout);
  if (event.kind === 'card-list-opened') return still({ ...checkout, isCardList: true });
  if (event.kind === 'card-to-add') {
    return session?.isCheckoutFormAvailable || isChange
      ? still({ ...checkout, isNewCard: true, selected: null, isCardList: false })
      : step(checkout, { kind: 'open-modal', modal: 'addNewCardModal' });
  }
  const card = cards.find(({ id }) => id === event.id);
  if (!card) return still(checkout);
  switch (event.kind) {
    case 'card-selected':
      return still({ ...checkout, selected: card.id, isNewCard: false, isCardList: false });
    case 'card-made-default':
      return still({
        ...checkout,
        cards: cards.map((one) => ({ ...one, isDefault: one === card })),
      });
    case 'card-deleted':
      return mayDeleteCard(cards, card) ? withoutCard(checkout, card) : still(checkout);
  }
}

/** Removes a card and selects the next one. After the last card, opens the form for a new one. */
function withoutCard(checkout: Checkout, card: CheckoutCard): CheckoutStep {
  const place = checkout.cards.indexOf(card);
  const cards = checkout.cards.filter((one) => one !== card);
  if (cards.length === 0) {
    const next = { ...checkout, cards, selected: null, isNewCard: true, isCardList: false };
    return checkout.isChange ? still(next) : step(next, { kind: 'reset-session' });
  }
  const isGone = checkout.selected === card.id;
  const nextCard = cards[place % cards.length];
  return still({
    ...checkout,
    cards,
    selected: isGone ? (nextCard?.id ?? null) : checkout.selected,
  });
}

type PayEvent = 'continued' | 'wallet-pressed' | 'crypto-pressed';

function pay(checkout: Checkout, event: PayEvent): CheckoutStep {
  if (event === 'crypto-pressed') {
    if (isCryptoDisabled(checkout)) return still(checkout);
    return step(
      { ...checkout, stage: 'paying', isCryptoRequested: true },
      { kind: 'record', event: 'CRYPTO_PAYMENT_SESSION_STARTED' },
      { kind: 'submit', with: 'crypto' },
    );
  }
  if (event === 'wallet-pressed') {
    const isOpen = checkout.stage === 'ready';
    return isOpen
      ? step({ ...checkout, stage: 'paying' }, { kind: 'submit', with: 'wallet' })
      : still(checkout);
  }
  if (isContinueDisabled(checkout)) return still(checkout);
  return step({ ...checkout, stage: 'paying' }, { kind: 'submit', with: meansOf(checkout) });
}

function meansOf({ cards, selected, isChange }: Checkout) {
  const card = cards.find(({ id }) => id === selected);
  if (!card) return 'new-card';
  return card.needsCvc && !isChange ? 'cvc' : 'saved-card';
}

const outcomeModals = {
  subscriptions: ['successPremiumModal', 'failPremiumModal'],
  tokens: ['successTokenModal', 'failTokenModal'],
  fanclub: ['successFanClubModal', 'failFanClubModal'],
  // The unlocked asset shows the success; a failure uses the modal of tokens.
  post_asset: [null, 'failTokenModal'],
} as const satisfies Record<CheckoutVariant, readonly [string | null, string]>;

/** Returns the modal for the result; null if the result is visible by itself. */
export function outcomeModal(variant: CheckoutVariant, outcome: 'success' | 'failure') {
  const [success, failure] = outcomeModals[variant];
  return outcome === 'success' ? success : failure;
}

function finish(checkout: Checkout, answer: 'completed' | 'pending' | 'failed'): CheckoutStep {
  if (checkout.stage !== 'paying' && checkout.stage !== 'left') return still(checkout);
  if (answer === 'pending') return still(checkout);
  const isSuccess = answer === 'completed';
  const stage = isSuccess ? 'succeeded' : 'failed';
  const modal = outcomeModal(checkout.variant, isSuccess ? 'success' : 'failure');
  const next = { ...checkout, stage, isCryptoRequested: false } as const;
  return modal === null ? step(next, { kind: 'close' }) : step(next, { kind: 'open-modal', modal });
}

function close(checkout: Checkout): CheckoutStep {
  if (checkout.isCardList) return still({ ...checkout, isCardList: false });
  const { variant, openOnClose, stage } = checkout;
  const isPaid = stage === 'succeeded';
  const closed: Checkout = {
    ...checkout,
    stage: 'closed',
    isNewCard: false,
    selected: null,
    isCryptoRequested: false,
  };
  const resets = variant === 'subscriptions' || variant === 'tokens';
  return step(
    closed,
    ...(isPaid ? [] : [{ kind: 'record', event: 'ORDER_ABANDONED' } as const]),
    { kind: 'end-video-flow' },
    ...(resets ? [{ kind: 'reset-flow', of: variant } as const] : []),
    openOnClose !== null && !isPaid
      ? { kind: 'open-modal', modal: openOnClose }
      : { kind: 'close' },
  );
}

/** A checkout that needed a captcha once needs it again. */
const captchaAfterReset = ({ captcha }: Checkout) =>
  captcha === 'unneeded' ? 'unneeded' : 'wanted';

const still = (checkout: Checkout): CheckoutStep => ({ checkout, deeds: [] });
const step = (checkout: Checkout, ...deeds: CheckoutDeed[]): CheckoutStep => ({ checkout, deeds });
