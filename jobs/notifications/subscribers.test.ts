import { expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { joinSubscribers } from '../relay/subscriber';
import { subscribers } from '../areas';
import { notificationsSubscribers } from './subscribers';

const own = joinSubscribers(notificationsSubscribers);
const all = joinSubscribers(subscribers);
const userId = newId();
const eventId = newId();
const meta = { eventId, personId: userId, requestId: 'test' };

function jobsOf(name: string, payload: object, personId: string | null = userId) {
  const { jobs = [] } = own.get(name)?.react(payload, { ...meta, personId }) ?? {};
  return jobs.map(({ job, payload: jobPayload }) => ({
    name: job.name,
    payload: job.payload.parse(jobPayload),
  }));
}

const to = { email: 'ada@example.com', locale: 'en-GB' };
const price = { minor: 1599, currency: 'USD' };
const moment = '2026-12-14T20:00:00.000Z';

it.each([
  [
    'payments.receipt-due',
    {
      ...to,
      userId,
      kind: 'refunded',
      orderNumber: 'N-1',
      productName: 'Premium',
      money: price,
      taxMinor: 0,
      method: 'card',
      at: moment,
      sealedClaimUrl: null,
    },
    { kind: 'payment', outcome: 'refunded', money: price },
  ],
  [
    'subscriptions.renewal-announced',
    { ...to, userId, renewsAt: moment, price, isByHand: false },
    { kind: 'renewal', renewsAt: moment, price },
  ],
  ['accounts.password-changed', to, { kind: 'password-changed' }],
  [
    'chat.failed',
    { reason: 'no-reply', characterName: 'Mira', isRefunded: true, language: null },
    { kind: 'reply-given-up', isRefunded: true },
  ],
  [
    'offers.special-offers-changed',
    {
      userId,
      specialOffers: [
        { status: 'used', type: 'TokensBonus', expiredAt: moment, amount: 90 },
        { status: 'available', type: 'TokensBonus', expiredAt: moment, amount: 20 },
        { status: 'available', type: 'TokensBonus', expiredAt: moment, amount: 40 },
      ],
    },
    { kind: 'offer', amount: 40 },
  ],
  [
    'fanclubs.membership-changed',
    { userId, characterId: newId(), change: 'time-passed', isMember: false },
    { kind: 'club-ended' },
  ],
  [
    'gamification.task-completed',
    {
      userId,
      taskId: newId(),
      kind: 'Send_Messages',
      scope: 'daily',
      goal: 20,
      rewards: [{ rewardType: 'xp', value: 100 }],
    },
    { kind: 'quest-completed', activity: 'Send_Messages', scope: 'daily', goal: 20 },
  ],
])('%s notifies the user concerned', (name, payload, notice) => {
  expect(jobsOf(name, payload)).toMatchObject([
    { name: 'write-notice', payload: { userId, factId: eventId, notice } },
  ]);
  expect(jobsOf(name, payload, null)).toEqual([]);
});

it.each([
  ['chat.failed', { reason: 'insufficient-balance' }],
  [
    'fanclubs.membership-changed',
    { userId, characterId: newId(), change: 'joined', isMember: true },
  ],
  ['offers.special-offers-changed', { userId, specialOffers: [] }],
])('%s sends no notification about a fact that the user knows or caused', (name, payload) => {
  expect(jobsOf(name, payload)).toEqual([]);
});

it('publishes the unread count to pages, and notifies desktop and devices only where enabled', () => {
  const notice = { userId, notificationId: newId(), factId: newId(), unread: 3 };
  const react = (ways: object) =>
    own.get('notifications.told')?.react({ ...notice, ...ways }, meta) ?? {};
  const wanted = react({ isPushed: true, isForDesktop: true });
  expect(wanted).toMatchObject({
    publications: [{ payload: { unread: 3, notificationId: notice.notificationId } }],
    jobs: [{ payload: { factId: notice.factId } }],
  });
  expect(react({ isPushed: false, isForDesktop: false })).toMatchObject({
    publications: [{ payload: { unread: 3, notificationId: null } }],
    jobs: [],
  });
});

it('notes no message that is in view when it arrives, and no crisis card', () => {
  const message = {
    ...{ id: newId(), chatId: newId(), characterId: newId(), seq: 4, role: 'character' },
    ...{ type: 'text', subtype: 'reply', content: 'There you are.', sentAt: new Date() },
    ...{ idempotencyKey: null },
  };
  const { chatId, characterId } = message;
  const sent = { chatId, characterId, characterName: 'Mira', message };
  const name = 'chat.character-message-sent';
  expect(jobsOf(name, sent)).toMatchObject([
    { name: 'note-message', payload: { chatId, characterId, messageId: message.id, seq: 4 } },
  ]);
  expect(jobsOf(name, { ...sent, isInView: true })).toEqual([]);
  const referral = { country: null, emergency: ['112'], lines: [], international: [] };
  const card = { ...message, subtype: 'crisis_referral', referral };
  expect(jobsOf(name, { ...sent, message: card })).toEqual([]);
  // A reply with help lines below it may be awaited by the person; no list shows its text.
  expect(jobsOf(name, { ...sent, message: { ...message, referral } })).toHaveLength(1);
});

it('keeps the other reactions to the same event', () => {
  const { jobs = [] } = all.get('accounts.password-changed')?.react(to, meta) ?? {};
  expect(jobs.map(({ job }) => job.name).sort()).toEqual(['send-mail', 'write-notice']);
  const ended = all.get('accounts.session-revoked')?.react({ userId, sessionId: null }, meta);
  expect(ended).toMatchObject({
    controls: [{ personId: userId, sessionId: null }],
    jobs: [{ job: { name: 'forget-devices' } }],
  });
});
