import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideCheckout,
  isContinueDisabled,
  isCryptoDisabled,
  mayDeleteCard,
  newCheckout,
  outcomeModal,
  type Checkout,
  type CheckoutCard,
  type CheckoutEvent,
} from './decide-checkout';
import { chooseCard } from './choose-card';
import { checkoutRequestSchema } from './schema';

const card = (id: string, fields: Partial<CheckoutCard> = {}): CheckoutCard => ({
  id,
  isDefault: false,
  needsCvc: false,
  ...fields,
});
const [one, two, three] = [card('1'), card('2', { isDefault: true }), card('3')];
const session = { isCheckoutFormAvailable: true, isCryptoAvailable: true };
const closedInto = { variant: 'tokens', isChange: false, openOnClose: null } as const;

function ready(cards: readonly CheckoutCard[] = [one, two, three], fields: Partial<Checkout> = {}) {
  const begun = decideCheckout(newCheckout(closedInto), { kind: 'session-ready', session, cards });
  return { ...begun.checkout, ...fields };
}
const after = (checkout: Checkout, ...events: CheckoutEvent[]) =>
  events.reduce((at, event) => decideCheckout(at, event).checkout, checkout);
const deeds = (checkout: Checkout, event: CheckoutEvent) => decideCheckout(checkout, event).deeds;

describe('opening', () => {
  it('opens the sign-up modal for a visitor without an account', () => {
    const opened = decideCheckout(newCheckout(closedInto), { kind: 'opened', hasPerson: false });
    expect(opened.checkout.stage).toBe('closed');
    expect(opened.deeds).toEqual([{ kind: 'open-modal', modal: 'signUpModal' }]);
    const signedIn = decideCheckout(newCheckout(closedInto), { kind: 'opened', hasPerson: true });
    expect(signedIn).toEqual({ checkout: newCheckout(closedInto), deeds: [] });
  });

  it('records the order once', () => {
    const event = { kind: 'session-ready', session, cards: [] } as const;
    const first = decideCheckout(newCheckout(closedInto), event);
    expect(first.deeds).toEqual([{ kind: 'record', event: 'ORDER_CREATED' }]);
    expect(deeds(first.checkout, event)).toEqual([]);
  });

  it('that fails reports it, and requires a new captcha', () => {
    const solved = after(newCheckout(closedInto, { wantsCaptcha: true }), {
      kind: 'captcha-solved',
    });
    const failed = decideCheckout(solved, { kind: 'session-failed' });
    expect(failed.checkout).toEqual({ ...solved, stage: 'session-failed', captcha: 'wanted' });
    expect(failed.deeds).toEqual([{ kind: 'reset-captcha' }]);
  });

  it('leaves a payment alone that is under way', () => {
    const paying = ready(undefined, { stage: 'paying' });
    const again = { kind: 'session-ready', session, cards: [one] } as const;
    expect(decideCheckout(paying, again).checkout.stage).toBe('paying');
  });
});

describe('the card to begin with', () => {
  it.each([
    ['the one that the address names', { paymentMethodId: '3', useLastCard: true }, '3'],
    ['else the first, where the last one is asked for', { useLastCard: true }, '1'],
    ['else the default', {}, '2'],
    ['not one that there is not', { paymentMethodId: '9' }, '2'],
  ])('is %s', (_which, requested, chosen) => {
    expect(chooseCard([one, two, three], requested)).toBe(chosen);
  });

  it('is the first without a default, and none without cards', () => {
    expect(chooseCard([three, one])).toBe('3');
    expect(chooseCard([])).toBeNull();
    expect(ready([])).toMatchObject({ selected: null, isNewCard: true });
  });
});

describe('saved cards', () => {
  it('are chosen by hand, in the list too', () => {
    const list = after(ready(), { kind: 'card-list-opened' });
    expect(list.isCardList).toBe(true);
    const chosen = after(list, { kind: 'card-selected', id: '3' });
    expect(chosen).toMatchObject({ selected: '3', isCardList: false, isNewCard: false });
    expect(after(chosen, { kind: 'card-selected', id: '9' })).toEqual(chosen);
  });

  it('have one default alone', () => {
    const changed = after(ready(), { kind: 'card-made-default', id: '3' });
    expect(changed.cards.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['3']);
  });

  it.each([
    ['the next', [two, one, three], '1', '3'],
    ['the first after the last', [two, three, one], '1', '2'],
  ])('deleted while chosen make way for %s', (_which, cards, id, next) => {
    const chosen = after(ready(cards), { kind: 'card-selected', id });
    expect(after(chosen, { kind: 'card-deleted', id }).selected).toBe(next);
  });

  it('deleted elsewhere leave the chosen one', () => {
    expect(after(ready(), { kind: 'card-deleted', id: '1' })).toMatchObject({
      selected: '2',
      cards: [two, three],
    });
  });

  it('keep the default of several', () => {
    expect(after(ready(), { kind: 'card-deleted', id: '2' })).toEqual(ready());
    expect(mayDeleteCard([two], two)).toBe(true);
    expect(mayDeleteCard([one, two], two)).toBe(false);
    expect(mayDeleteCard([one, two], one)).toBe(true);
  });

  it('when the last is gone, lead to a new one and another session, but not for a change', () => {
    const event = { kind: 'card-deleted', id: '2' } as const;
    const gone = decideCheckout(ready([two]), event);
    expect(gone.checkout).toMatchObject({ cards: [], selected: null, isNewCard: true });
    expect(gone.deeds).toEqual([{ kind: 'reset-session' }]);
    expect(deeds(ready([two], { isChange: true }), event)).toEqual([]);
  });

  it.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('with a form here (%s) or a change (%s) are joined here: %s', (isForm, isChange, isHere) => {
    const own = { ...session, isCheckoutFormAvailable: isForm };
    const added = decideCheckout(ready([two], { session: own, isChange }), { kind: 'card-to-add' });
    expect(added.checkout.isNewCard).toBe(isHere);
    expect(added.checkout.selected).toBe(isHere ? null : '2');
    expect(added.deeds).toEqual(isHere ? [] : [{ kind: 'open-modal', modal: 'addNewCardModal' }]);
  });
});

describe('Continue', () => {
  it.each([
    ['all is well', {}, false],
    ['the captcha waits', { captcha: 'wanted' }, true],
    ['the captcha failed', { captcha: 'failed' }, true],
    ['the captcha is solved', { captcha: 'solved' }, false],
    ['a payment runs', { stage: 'paying' }, true],
    ['there is no session', { stage: 'session-failed' }, true],
    ['no card is chosen', { selected: null }, true],
    ['a new card is typed', { selected: null, isNewCard: true }, false],
    ['there are no cards', { cards: [], selected: null }, false],
  ] as const)('when %s', (_when, fields, isDead) => {
    const checkout = ready(undefined, fields);
    expect(isContinueDisabled(checkout)).toBe(isDead);
    expect(deeds(checkout, { kind: 'continued' })).toHaveLength(isDead ? 0 : 1);
  });

  it.each([
    ['a saved card', {}, 'saved-card'],
    ['one whose code is asked for', { cards: [card('2', { needsCvc: true })] }, 'cvc'],
    [
      'that one in a change',
      { cards: [card('2', { needsCvc: true })], isChange: true },
      'saved-card',
    ],
    ['a new card', { selected: null, isNewCard: true }, 'new-card'],
  ] as const)('with %s', (_which, fields, means) => {
    const paid = decideCheckout(ready(undefined, fields), { kind: 'continued' });
    expect(paid.deeds).toEqual([{ kind: 'submit', with: means }]);
    expect(paid.checkout.stage).toBe('paying');
  });
});

describe('a captcha', () => {
  it('that has expired or failed is required again', () => {
    const solved = ready(undefined, { captcha: 'solved' });
    expect(after(solved, { kind: 'captcha-expired' }).captcha).toBe('wanted');
    expect(after(solved, { kind: 'captcha-failed' }).captcha).toBe('failed');
    expect(after(ready(), { kind: 'captcha-expired' }).captcha).toBe('unneeded');
    expect(after(ready(), { kind: 'captcha-wanted' }).captcha).toBe('wanted');
  });
});

describe('crypto', () => {
  it.each([
    ['all is well', {}, false],
    ['Continue is dead', { captcha: 'wanted' }, true],
    ['no card is chosen', { selected: null }, true],
    ['it was asked for', { isCryptoRequested: true }, true],
    ['the session has none', { session: { ...session, isCryptoAvailable: false } }, true],
    ['there is no session', { session: null }, true],
  ] as const)('when %s', (_when, fields, isDead) => {
    expect(isCryptoDisabled(ready(undefined, fields))).toBe(isDead);
  });

  it('is recorded and submitted, once', () => {
    const pressed = decideCheckout(ready(), { kind: 'crypto-pressed' });
    expect(pressed.deeds).toEqual([
      { kind: 'record', event: 'CRYPTO_PAYMENT_SESSION_STARTED' },
      { kind: 'submit', with: 'crypto' },
    ]);
    expect(decideCheckout(pressed.checkout, { kind: 'crypto-pressed' })).toEqual({
      checkout: pressed.checkout,
      deeds: [],
    });
  });
});

describe('wallets', () => {
  it('need no card and disable the rest', () => {
    const pressed = decideCheckout(ready(undefined, { selected: null }), {
      kind: 'wallet-pressed',
    });
    expect(pressed.deeds).toEqual([{ kind: 'submit', with: 'wallet' }]);
    expect(isContinueDisabled(pressed.checkout)).toBe(true);
    expect(deeds(pressed.checkout, { kind: 'wallet-pressed' })).toEqual([]);
  });
});

describe('an answer', () => {
  const paying = (variant: Checkout['variant']) => ready([], { stage: 'paying', variant });
  it.each([
    ['subscriptions', 'successPremiumModal', 'failPremiumModal'],
    ['tokens', 'successTokenModal', 'failTokenModal'],
    ['fanclub', 'successFanClubModal', 'failFanClubModal'],
  ] as const)('for %s opens its modal', (variant, success, failure) => {
    expect(outcomeModal(variant, 'success')).toBe(success);
    const answered = (answer: 'completed' | 'failed') =>
      decideCheckout(paying(variant), { kind: 'answered', answer });
    expect(answered('completed')).toMatchObject({
      checkout: { stage: 'succeeded' },
      deeds: [{ kind: 'open-modal', modal: success }],
    });
    expect(answered('failed')).toMatchObject({
      checkout: { stage: 'failed' },
      deeds: [{ kind: 'open-modal', modal: failure }],
    });
  });

  it('for locked content shows it', () => {
    const event = { kind: 'answered', answer: 'completed' } as const;
    expect(deeds(paying('post_asset'), event)).toEqual([{ kind: 'close' }]);
  });

  it('that is still pending is awaited, off the page or on it', () => {
    const left = after(paying('tokens'), { kind: 'redirected' });
    expect(left.stage).toBe('left');
    expect(after(left, { kind: 'answered', answer: 'pending' })).toEqual(left);
    expect(after(left, { kind: 'answered', answer: 'failed' }).stage).toBe('failed');
  });

  it('that something has to be put right leads back to the form, and may be pressed again', () => {
    const pressed = after(ready(), { kind: 'crypto-pressed' });
    expect(after(pressed, { kind: 'sent-back' })).toEqual(ready());
    const left = ready(undefined, { stage: 'left' });
    expect(after(left, { kind: 'sent-back' })).toEqual(left);
  });

  it('without a request changes nothing', () => {
    const event = { kind: 'answered', answer: 'completed' } as const;
    expect(decideCheckout(ready(), event)).toEqual({ checkout: ready(), deeds: [] });
    expect(after(ready(), { kind: 'redirected' })).toEqual(ready());
  });
});

describe('closing', () => {
  const closed = (fields: Partial<Checkout>) => deeds(ready([two], fields), { kind: 'closed' });
  it('the list of cards returns to the checkout, and abandons nothing', () => {
    const back = decideCheckout(ready([two], { isCardList: true }), { kind: 'closed' });
    expect(back).toEqual({ checkout: ready([two]), deeds: [] });
  });

  it.each([
    ['tokens', [{ kind: 'reset-flow', of: 'tokens' }]],
    ['subscriptions', [{ kind: 'reset-flow', of: 'subscriptions' }]],
    ['fanclub', []],
    ['post_asset', []],
  ] as const)('of %s', (variant, resets) => {
    expect(closed({ variant })).toEqual([
      { kind: 'record', event: 'ORDER_ABANDONED' },
      { kind: 'end-video-flow' },
      ...resets,
      { kind: 'close' },
    ]);
  });

  it('opens the modal that was given for it', () => {
    expect(closed({ openOnClose: 'buyTokenModal' }).at(-1)).toEqual({
      kind: 'open-modal',
      modal: 'buyTokenModal',
    });
  });

  it('a paid order abandons nothing, and opens nothing else', () => {
    expect(closed({ stage: 'succeeded', openOnClose: 'buyTokenModal' })).toEqual([
      { kind: 'end-video-flow' },
      { kind: 'reset-flow', of: 'tokens' },
      { kind: 'close' },
    ]);
  });
});

describe('for any sequence of events', () => {
  const id = fc.constantFrom('1', '2', '3', '9');
  const cards = fc.constantFrom([], [two], [one, two], [one, two, three]);
  const plain = (
    [
      'session-failed',
      'card-list-opened',
      'card-to-add',
      'captcha-wanted',
      'captcha-solved',
      'captcha-failed',
      'captcha-expired',
      'continued',
      'wallet-pressed',
      'crypto-pressed',
      'redirected',
      'sent-back',
      'closed',
    ] as const
  ).map((kind) => fc.constant({ kind }));
  const event: fc.Arbitrary<CheckoutEvent> = fc.oneof(
    ...plain,
    fc.record({ kind: fc.constant('opened' as const), hasPerson: fc.boolean() }),
    cards.map((some) => ({ kind: 'session-ready' as const, session, cards: some })),
    fc.record({
      kind: fc.constantFrom(
        'card-selected' as const,
        'card-deleted' as const,
        'card-made-default' as const,
      ),
      id,
    }),
    fc.record({
      kind: fc.constant('answered' as const),
      answer: fc.constantFrom('completed' as const, 'pending' as const, 'failed' as const),
    }),
  );
  const history = fc.array(event, { maxLength: 40 });
  const start = fc.record({
    variant: fc.constantFrom(...checkoutRequestSchema.shape.variant.options),
    isChange: fc.boolean(),
    openOnClose: fc.constantFrom(null, 'buyTokenModal'),
  });
  const run = (checkout: Checkout, events: CheckoutEvent[]) => {
    const all: string[] = [];
    const recorded: string[] = [];
    let at = checkout;
    for (const one of events) {
      const next = decideCheckout(at, one);
      for (const deed of next.deeds) {
        all.push(deed.kind);
        if (deed.kind === 'record') recorded.push(deed.event);
      }
      at = next.checkout;
    }
    return { at, all, recorded };
  };

  it('the order is recorded once, and abandoned once', () => {
    fc.assert(
      fc.property(start, history, (into, events) => {
        const { recorded } = run(newCheckout(into), events);
        const count = (event: string) => recorded.filter((one) => one === event).length;
        expect(count('ORDER_CREATED')).toBeLessThanOrEqual(1);
        expect(count('ORDER_ABANDONED')).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('nothing is submitted while a payment runs, nor after the end', () => {
    fc.assert(
      fc.property(start, history, (into, events) => {
        let at = newCheckout(into);
        for (const one of events) {
          const next = decideCheckout(at, one);
          if (next.deeds.some(({ kind }) => kind === 'submit')) expect(at.stage).toBe('ready');
          if (at.stage === 'closed') expect(next).toEqual({ checkout: at, deeds: [] });
          at = next.checkout;
        }
      }),
    );
  });

  it('the chosen card is one that there is, and not chosen while another is typed', () => {
    fc.assert(
      fc.property(start, history, (into, events) => {
        const { at } = run(newCheckout(into), events);
        if (at.selected !== null) {
          expect(at.cards.map((each) => each.id)).toContain(at.selected);
          expect(at.isNewCard).toBe(false);
        }
        expect(at.cards.filter((each) => each.isDefault).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
