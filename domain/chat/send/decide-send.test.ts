import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding, Verdict } from '../../moderation/verdict';
import { free, ofTrial, paid } from './charge';
import {
  decideSend,
  type Payment,
  type FactsOnTheWay,
  type SendDecision,
  type SendFacts,
} from './decide-send';
import type { LockedChat } from '../chats/lock-chat';
import type { SendRefusal } from '../refusals';

const chat: LockedChat = {
  id: 'chat',
  lastSeq: 1,
  characterId: 'mara',
  creatorId: null,
  characterName: 'Mara Lind',
  isPublished: true,
  isBlocked: false,
  concerns: {},
  messageId: 'message',
};
const blocked = { ...chat, isBlocked: true };
const withdrawn = { ...chat, isPublished: false };
const found = (category: 'minor_self' | 'minors' | 'crisis') =>
  ({ category, layer: 'grammar', score: 1 }) as const;
const refused = { kind: 'refused', findings: [found('minors')] } satisfies Verdict;
const ofOwnAge = { kind: 'refused', findings: [found('minor_self')] } satisfies Verdict;
const distress = { kind: 'crisis', findings: [found('crisis')] } satisfies Verdict;
const distressOfMinor = {
  kind: 'crisis',
  findings: [found('crisis'), found('minor_self')],
} satisfies Verdict;

type World = SendFacts & FactsOnTheWay;

/** A user's message without any obstacle: it is paid for and stored. */
const clear: World = {
  fault: null,
  isTooLong: false,
  isOverLimit: false,
  isGuest: false,
  source: 'text_message',
  isWordless: false,
  price: 2,
  verdict: { kind: 'allowed' },
  ageStatus: 'not-required',
  statedAge: false,
  pause: null,
  chat,
  isSetAside: false,
  cover: 'none',
  payment: { ok: true, transferId: 'transfer' },
};

/** Decides as sending does: with the initial facts, then fact by fact. */
function decideIn(world: World): { decision: SendDecision; queried: string[] } {
  const { verdict, ageStatus, statedAge, pause, chat: locked, isSetAside, ...others } = world;
  const { cover, payment, ...start } = others;
  const sendWay = { verdict, ageStatus, statedAge, pause, chat: locked, isSetAside };
  const onTheWay = { ...sendWay, cover, payment };
  const queried: string[] = [];
  let facts: SendFacts = start;
  for (;;) {
    const decision = decideSend(facts);
    if (decision.kind !== 'needs') return { decision, queried };
    queried.push(decision.fact);
    facts = { ...facts, [decision.fact]: onTheWay[decision.fact] };
  }
}

const reasonIn = (world: World) => {
  const { decision } = decideIn(world);
  return decision.kind === 'refuse' ? decision.refusal.reason : decision.kind;
};

describe('the charge for a message', () => {
  it.each([
    ['its price, of a member', {}, paid(2, 'transfer')],
    ['nothing, of a subscriber', { cover: 'subscription' }, free],
    ['a free message, of a member', { cover: 'trial' }, ofTrial],
    ['a free message, of a visitor', { cover: 'trial', isGuest: true }, ofTrial],
    ['nothing, where nothing costs', { price: 0 }, free],
    ['nothing, while they are asked for their age', { ageStatus: 'to-confirm' }, free],
    [
      'a voice message, of a subscriber',
      { source: 'voice_message', cover: 'subscription' },
      paid(2, 'transfer'),
    ],
    ['nothing, where voice messages cost nothing', { source: 'voice_message', price: 0 }, free],
    ['a tip, of a subscriber', { source: 'chat_tip', cover: 'subscription' }, paid(2, 'transfer')],
    [
      'a tip, of whoever has free messages',
      { source: 'chat_tip', cover: 'trial' },
      paid(2, 'transfer'),
    ],
  ] satisfies [string, Partial<World>, unknown][])('%s', (_what, facts, charge) => {
    expect(decideIn({ ...clear, ...facts }).decision).toEqual({ kind: 'store', chat, charge });
  });
});

describe('words that only look like something', () => {
  const likely = (category: Finding['category'], score = 0.8): Verdict => ({
    kind: 'allowed',
    likely: [{ category, layer: 'classifier', score }],
  });
  const chatWith = (category: Finding['category'], weight: number) => ({
    ...chat,
    concerns: { [category]: { weight, seq: 1 } },
  });

  it.each(['crisis', 'minor_self', 'violence'] as const)(
    'are sent for their price, and held of the chat: %s',
    (category) => {
      const { decision } = decideIn({ ...clear, verdict: likely(category) });
      expect(decision).toMatchObject({
        kind: 'store',
        charge: paid(2, 'transfer'),
        concern: { concern: { concerns: { [category]: { weight: 0.8, seq: 2 } } } },
      });
    },
  );
  it('are answered with the card, free, if danger was likely just before', () => {
    const again = { ...clear, verdict: likely('crisis'), chat: chatWith('crisis', 0.8) };
    expect(decideIn(again).decision).toMatchObject({ kind: 'answer-distress' });
    expect(decideIn(again).queried).not.toContain('payment');
  });
  it('are refused and shown to staff once the chat has looked so long enough', () => {
    const { decision } = decideIn({
      ...clear,
      verdict: likely('violence'),
      chat: chatWith('violence', 2),
    });
    expect(decision).toMatchObject({
      kind: 'refuse',
      refusal: { reason: 'against-rules' },
      flagged: { category: 'violence' },
      concern: { concern: { questionsAge: false } },
    });
  });
});

describe('a message that is refused', () => {
  const failed = { kind: 'failed', isKept: true, flagged: null };
  const rejected = { kind: 'rejected', isKept: true, flagged: null };
  const forNow = { kind: 'failed', isKept: false, flagged: null };
  it.each([
    ['an unreadable text', { fault: 'message-required' }, rejected, 'message-required'],
    ['a long text', { isTooLong: true }, rejected, 'message-too-long'],
    ['a limit', { isOverLimit: true }, forNow, 'too-many-attempts'],
    ['an age check', { ageStatus: 'required' }, forNow, 'age-check-required'],
    [
      'an open question, where it is no plain talk',
      { ageStatus: 'to-confirm', source: 'chat_tip' },
      forNow,
      'adult-confirmation-required',
    ],
    ['a review', { ageStatus: 'held' }, forNow, 'under_age_review'],
    ['a topic', { verdict: refused }, { ...rejected, flagged: found('minors') }, 'against-rules'],
    ['nobody to hear it', { chat: null }, failed, 'no-such-character'],
    ['a withdrawn character', { chat: withdrawn }, failed, 'no-such-character'],
    ['one that they blocked', { chat: blocked }, forNow, 'character-blocked'],
    ['another chat', { isSetAside: true, cover: 'trial' }, forNow, 'chat-set-aside'],
    ['nobody to hear distress', { verdict: distress, chat: null }, failed, 'no-such-character'],
    ['a used trial', { isGuest: true, price: 0 }, failed, 'trial-ended'],
    [
      'a tip of nobody known',
      { isGuest: true, source: 'chat_tip', cover: 'trial' },
      failed,
      'trial-ended',
    ],
    [
      'an age below the limit',
      { verdict: ofOwnAge, statedAge: true },
      { ...rejected, flagged: found('minor_self') },
      'under_age_review',
    ],
    [
      'a word of their age that led to nothing',
      { verdict: ofOwnAge },
      { ...rejected, flagged: found('minor_self') },
      'against-rules',
    ],
  ] satisfies [string, Partial<World>, object, SendRefusal][])(
    'for %s',
    (_why, facts, { kind, isKept, flagged }, reason) => {
      const rule = reason === 'against-rules' ? { rule: 'minors' } : {};
      const refusal = { ok: false, kind, reason, ...rule };
      expect(decideIn({ ...clear, ...facts }).decision).toEqual({
        kind: 'refuse',
        refusal,
        isKept,
        flagged,
      });
    },
  );

  it.each([
    ['insufficient-balance', 'text_message'],
    ['spending-limit', 'text_message'],
    ['insufficient-balance', 'chat_tip'],
    ['insufficient-balance', 'voice_message'],
  ] as const)(
    'for lack of payment names the reason and the purpose of the tokens: %s',
    (reason, source) => {
      expect(decideIn({ ...clear, source, payment: { ok: false, reason } }).decision).toEqual({
        kind: 'refuse',
        refusal: { ok: false, kind: 'failed', reason, source },
        isKept: true,
        flagged: null,
      });
    },
  );
});

it('accepts no message during a pause, names its end, and still accepts tips without words', () => {
  const pause = new Date('2026-03-11T12:00:00Z');
  expect(decideIn({ ...clear, pause }).decision).toEqual({
    kind: 'refuse',
    refusal: {
      ok: false,
      kind: 'failed',
      reason: 'chat-paused',
      pausedUntil: '2026-03-11T12:00:00.000Z',
    },
    isKept: false,
    flagged: null,
  });
  expect(reasonIn({ ...clear, pause, source: 'chat_tip' })).toBe('chat-paused');
  expect(reasonIn({ ...clear, pause, source: 'chat_tip', isWordless: true })).toBe('store');
  expect(reasonIn({ ...clear, pause, verdict: distress })).toBe('answer-distress');
});

it('names the price to confirm first, and accepts the confirmation under the same key', () => {
  const payment = { ok: false, reason: 'confirmation-needed', data: { tokens: 2 } } as const;
  expect(decideIn({ ...clear, payment }).decision).toEqual({
    kind: 'refuse',
    refusal: {
      ok: false,
      kind: 'failed',
      reason: 'confirmation-needed',
      source: 'text_message',
      tokens: 2,
    },
    isKept: false,
    flagged: null,
  });
});

/** Everything that can prevent a message, in the order of its reporting. */
const obstacles: [Partial<World>, SendRefusal][] = [
  [{ fault: 'message-required' }, 'message-required'],
  [{ isTooLong: true }, 'message-too-long'],
  [{ verdict: ofOwnAge, statedAge: true }, 'under_age_review'],
  [{ isOverLimit: true }, 'too-many-attempts'],
  [{ ageStatus: 'required' }, 'age-check-required'],
  [{ verdict: refused }, 'against-rules'],
  [{ pause: new Date(0) }, 'chat-paused'],
  [{ chat: withdrawn }, 'no-such-character'],
  [{ chat: blocked }, 'character-blocked'],
  [{ isSetAside: true }, 'chat-set-aside'],
  [{ payment: { ok: false, reason: 'insufficient-balance' } }, 'insufficient-balance'],
];

const world = fc.record<World>({
  fault: fc.option(fc.constantFrom('message-required', 'message-too-long')),
  isTooLong: fc.boolean(),
  isOverLimit: fc.boolean(),
  isGuest: fc.boolean(),
  source: fc.constantFrom('text_message', 'chat_tip', 'voice_message'),
  isWordless: fc.boolean(),
  price: fc.nat(50),
  verdict: fc.constantFrom<Verdict>(
    { kind: 'allowed' },
    refused,
    ofOwnAge,
    distress,
    distressOfMinor,
  ),
  ageStatus: fc.constantFrom('not-required', 'required', 'passed', 'to-confirm', 'held'),
  statedAge: fc.boolean(),
  pause: fc.option(fc.date({ noInvalidDate: true })),
  chat: fc.constantFrom(chat, blocked, withdrawn, null),
  isSetAside: fc.boolean(),
  cover: fc.constantFrom('subscription', 'trial', 'none'),
  payment: fc.constantFrom<Payment>(
    { ok: true, transferId: 'transfer' },
    { ok: false, reason: 'insufficient-balance' },
    { ok: false, reason: 'spending-limit' },
    { ok: false, reason: 'confirmation-needed', data: { tokens: 2 } },
  ),
});

/** A world with about half of its possible obstacles removed, so that some messages get far. */
const clearedWorld = fc
  .tuple(world, fc.subarray(Object.keys(clear) as (keyof World)[]))
  .map(([any, keys]): World => ({
    ...any,
    ...Object.fromEntries(keys.map((key) => [key, clear[key]])),
  }));

describe('for any facts', () => {
  it('a user in distress is answered, never refused, and never charged', () => {
    fc.assert(
      fc.property(
        world,
        fc.constantFrom(distress, distressOfMinor),
        fc.constantFrom(chat, withdrawn),
        (any, verdict, foundChat) => {
          expect(decideIn({ ...any, fault: null, verdict, chat: foundChat })).toEqual({
            decision: {
              kind: 'answer-distress',
              chat: foundChat,
              isAboutOwnAge: verdict === distressOfMinor,
            },
            queried: ['verdict', 'chat'],
          });
        },
      ),
    );
  });

  it('returns the first of several reasons, in their order', () => {
    fc.assert(
      fc.property(fc.subarray(obstacles, { minLength: 1 }), (some) => {
        // If two obstacles set the same fact, the earlier one wins.
        const facts = some.toReversed().map(([fact]) => fact);
        expect(reasonIn(Object.assign({}, clear, ...facts))).toBe(some[0]?.[1]);
      }),
    );
  });

  it('takes no more than the price, and only for a message that is then stored', () => {
    fc.assert(
      fc.property(world, (any) => {
        const { decision, queried } = decideIn(any);
        const taken = decision.kind === 'store' ? decision.charge.priceTokens : 0;
        expect(taken).toBeLessThanOrEqual(any.price);
        expect(taken > 0).toBe(queried.includes('payment') && any.payment.ok);
        const usesTrial = decision.kind === 'store' && decision.charge.isTrial;
        expect(usesTrial).toBe(queried.includes('cover') && any.cover === 'trial');
        if (!queried.includes('payment')) return;
        expect(any.isGuest).toBe(false);
        if (any.source === 'text_message') expect(any.cover).toBe('none');
      }),
    );
  });

  it('gives every refusal a reason, and requests no fact twice', () => {
    fc.assert(
      fc.property(world, (any) => {
        const { decision, queried } = decideIn(any);
        if (decision.kind === 'refuse') expect(decision.refusal.reason).not.toBe('');
        expect(new Set(queried).size).toBe(queried.length);
        expect(decideSend(any)).toEqual(decision);
      }),
    );
  });

  it('keeps no refusal that passes by itself', () => {
    const passing = new Set<SendRefusal>([
      'too-many-attempts',
      'age-check-required',
      'adult-confirmation-required',
      'under_age_review',
      'chat-paused',
      'character-blocked',
      'chat-set-aside',
      'confirmation-needed',
    ]);
    const met = new Set<SendRefusal>();
    fc.assert(
      fc.property(clearedWorld, (any) => {
        const { decision } = decideIn(any);
        if (decision.kind !== 'refuse' || decision.isKept) return;
        met.add(decision.refusal.reason);
        expect(passing).toContain(decision.refusal.reason);
        expect(decision.flagged).toBeNull();
      }),
      { numRuns: 10_000 },
    );
    expect(met).toEqual(passing);
  });
});

it('starts a chat with a withdrawn character only for a user in distress', () => {
  const decide = (verdict: Verdict) =>
    decideSend({ ...clear, verdict, chat: undefined } satisfies Partial<World>);
  expect(decide({ kind: 'allowed' })).toEqual({
    kind: 'needs',
    fact: 'chat',
    isWithdrawnAllowed: false,
  });
  expect(decide(distress)).toEqual({ kind: 'needs', fact: 'chat', isWithdrawnAllowed: true });
});
