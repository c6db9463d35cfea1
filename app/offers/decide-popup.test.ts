import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideClosing, decidePopup } from './decide-popup';

const thresholds = {
  number_of_actions: 15,
  number_of_actions_for_sign_up: 5,
  number_of_actions_for_install_app: 20,
  number_of_actions_for_fanclub: 10,
};
const none = {
  count_actions: 0,
  count_actions_for_sign_up: 0,
  count_actions_for_install_app: 0,
  count_actions_for_fanclub: 0,
  count_closed_token_modal: 0,
  count_closed_premium_modal: 0,
};
const all = { ...none, count_actions: 15, count_actions_for_fanclub: 10 };
const everything = { ...all, count_actions_for_sign_up: 5, count_actions_for_install_app: 20 };

type Facts = Parameters<typeof decidePopup>[0];
const move = (traits: Partial<Facts> = {}) =>
  decidePopup({
    thresholds,
    counts: none,
    isVisitor: false,
    isInstalled: false,
    isSubscribed: false,
    mayJoinClub: false,
    isModalOpen: false,
    ...traits,
  });

describe('the modal that opens after a move', () => {
  it.each<[string, Partial<Facts>, string | null]>([
    ['nothing below every threshold', { counts: { ...everything, ...none } }, null],
    [
      'sign-up for a visitor before all else',
      { counts: everything, isVisitor: true },
      'signUpAltModal',
    ],
    ['nothing of sign-up for members', { counts: { ...none, count_actions_for_sign_up: 9 } }, null],
    ['the app before an offer', { counts: everything }, 'installAppAltModal'],
    [
      'no app where it is there',
      { counts: everything, isInstalled: true },
      'becomePremiumAltModal',
    ],
    ['packs for who subscribes', { counts: all, isSubscribed: true }, 'buyTokenModal'],
    ['Premium for who does not', { counts: all }, 'becomePremiumAltModal'],
    [
      'the club last',
      { counts: { ...none, count_actions_for_fanclub: 10 }, mayJoinClub: true },
      'fanclubJoinModal',
    ],
    ['no club for its members', { counts: { ...none, count_actions_for_fanclub: 10 } }, null],
    [
      'log-in for a visitor who reached anything else',
      { counts: all, isVisitor: true },
      'loginAltModal',
    ],
    ['nothing over what is open', { counts: everything, isModalOpen: true }, null],
  ])('is %s', (_name, traits, modal) => {
    expect(move(traits)?.modal ?? null).toBe(modal);
  });

  it('resets the count that was reached, and no other', () => {
    expect(move({ counts: everything, isVisitor: true })?.resets).toBe('count_actions_for_sign_up');
    expect(move({ counts: everything })?.resets).toBe('count_actions_for_install_app');
    expect(move({ counts: all })?.resets).toBe('count_actions');
    expect(move({ counts: all, isVisitor: true })?.resets).toBe('count_actions');
  });

  it('opens once per configured number of moves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 200 }),
        (every, moves) => {
          let counts = none;
          let opened = 0;
          for (let count = 0; count < moves; count += 1) {
            counts = { ...counts, count_actions: counts.count_actions + 1 };
            const popup = move({ counts, thresholds: { ...thresholds, number_of_actions: every } });
            if (!popup) continue;
            opened += 1;
            counts = { ...counts, [popup.resets]: 0 };
          }
          expect(opened).toBe(Math.floor(moves / every));
        },
      ),
    );
  });
});

/**
 * The rows of section 4.9: the counter, its limit, the modal that opens, and the cases in which nothing
 * opens.
 */
const rows: {
  counter: keyof typeof none;
  limit: number;
  who: Partial<Facts>;
  opens: string;
  not: Partial<Facts>[];
}[] = [
  {
    counter: 'count_actions_for_sign_up',
    limit: thresholds.number_of_actions_for_sign_up,
    who: { isVisitor: true },
    opens: 'signUpAltModal',
    not: [{ isVisitor: false }, { isModalOpen: true }],
  },
  {
    counter: 'count_actions_for_install_app',
    limit: thresholds.number_of_actions_for_install_app,
    who: {},
    opens: 'installAppAltModal',
    not: [{ isInstalled: true }, { isModalOpen: true }],
  },
  {
    counter: 'count_actions_for_install_app',
    limit: thresholds.number_of_actions_for_install_app,
    who: { isVisitor: true },
    opens: 'loginAltModal',
    not: [{ isInstalled: true }, { isModalOpen: true }],
  },
  {
    counter: 'count_actions',
    limit: thresholds.number_of_actions,
    who: { isSubscribed: true },
    opens: 'buyTokenModal',
    not: [{ isModalOpen: true }],
  },
  {
    counter: 'count_actions',
    limit: thresholds.number_of_actions,
    who: {},
    opens: 'becomePremiumAltModal',
    not: [{ isModalOpen: true }],
  },
  {
    counter: 'count_actions',
    limit: thresholds.number_of_actions,
    who: { isVisitor: true },
    opens: 'loginAltModal',
    not: [{ isModalOpen: true }],
  },
  {
    counter: 'count_actions_for_fanclub',
    limit: thresholds.number_of_actions_for_fanclub,
    who: { mayJoinClub: true },
    opens: 'fanclubJoinModal',
    not: [{ mayJoinClub: false }, { isModalOpen: true }],
  },
  {
    counter: 'count_actions_for_fanclub',
    limit: thresholds.number_of_actions_for_fanclub,
    who: { mayJoinClub: true, isVisitor: true },
    opens: 'loginAltModal',
    not: [{ mayJoinClub: false }, { isModalOpen: true }],
  },
];

describe.each(rows)('the counter $counter for $who', ({ counter, limit, who, opens, not }) => {
  const at = (count: number, traits: Partial<Facts> = {}) =>
    move({ counts: { ...none, [counter]: count }, ...who, ...traits });

  it(`opens ${opens} at its limit, not before, and begins anew with it`, () => {
    expect(at(limit - 1)).toBeNull();
    expect(at(limit)).toEqual({ modal: opens, resets: counter });
    // Counts made while another modal was open are not lost.
    expect(at(limit + 3)).toEqual({ modal: opens, resets: counter });
  });

  it.each(not)('opens nothing with %j', (traits) => {
    expect(at(limit, traits)).toBeNull();
  });
});

type Closed = Parameters<typeof decideClosing>[0];
const close = (traits: Partial<Closed> = {}) =>
  decideClosing({
    closed: 'tokens',
    settings: {
      token_special_offer: true,
      premium_special_offer: true,
      number_of_closed_modals: 3,
    },
    count: 2,
    hasPaid: false,
    isSubscribed: false,
    meta: { isTokenSpecialOfferUsed: false, isPremiumSpecialOfferUsed: false },
    ...traits,
  });
const off = {
  token_special_offer: false,
  premium_special_offer: false,
  number_of_closed_modals: 3,
};
const used = { isTokenSpecialOfferUsed: true, isPremiumSpecialOfferUsed: true };
const nothing = { isCounted: false, opens: null };

describe('closing the packs or the plans', () => {
  it('opens the offer at the threshold, and counts until then', () => {
    expect([0, 1, 2, 3].map((count) => close({ count }).opens)).toEqual([
      null,
      null,
      'tokenWelcomeOffer',
      'tokenWelcomeOffer',
    ]);
    expect(close({ count: 0 }).isCounted).toBe(true);
    expect(close({ closed: 'premium' })).toEqual({
      isCounted: true,
      opens: 'becomePremiumSpecialOffer',
    });
  });

  it.each(['tokens', 'premium'] as const)('just closes %s', (closed) => {
    expect(close({ closed, settings: off })).toEqual(nothing);
    expect(close({ closed, hasPaid: true })).toEqual(nothing);
    expect(close({ closed, meta: used })).toEqual(nothing);
  });

  it('offers no premium to subscribers, but still offers them packs', () => {
    expect(close({ closed: 'premium', isSubscribed: true })).toEqual(nothing);
    expect(close({ isSubscribed: true }).opens).toBe('tokenWelcomeOffer');
  });
});
