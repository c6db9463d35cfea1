import { expect, it } from 'vitest';
import { makeCharacter, makePost, makeStory, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { noteAgeCheck } from '~/domain/age-checks/find-age-check';
import { claimRequest } from '~/domain/idempotency/claim-request';
import { openCase } from '~/domain/cases/open-case';
import { trackCharacterView } from '~/domain/characters/track-character-view';
import { addPostView } from '~/domain/posts/add-post-view';
import { newId } from '~/domain/shared/ids';
import { markStoryRead } from '~/domain/stories/mark-story-read';
import { chatSettings } from '~/domain/chat/settings';
import { sendMessage } from '~/domain/chat/send/send-message';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { paymentsSettings } from '~/domain/payments/settings';
import { claimMail } from '../mail/deliveries';
import { trimTables } from './trim-tables';
import { idempotencySettings } from '~/domain/idempotency/settings';
import { outboxSettings } from '~/domain/shared/settings';
import { casesSettings } from '~/domain/cases/settings';
import { viewersSettings } from '~/domain/viewers/settings';
import { engagementSettings } from '~/domain/engagement/settings';

const { database, context } = await openTestContext();

it('removes idempotent requests a day after they were made, not before', async () => {
  const { idempotency_kept_seconds } = await context.settings(idempotencySettings);
  await claimRequest(context, {
    callerId: newId(),
    key: newId(),
    call: 'POST /gifts',
    fingerprint: '',
  });
  expect(await trimTables(context)).toMatchObject({ idempotentRequests: 0 });
  context.advance(idempotency_kept_seconds * 1000);
  expect(await trimTables(context)).toMatchObject({ idempotentRequests: 1 });
});

it('removes events that could not be relayed after their retention period', async () => {
  const { outbox_dead_kept_seconds } = await context.settings(outboxSettings);
  await database.db('outbox').insert({
    partition: 0,
    event_id: newId(),
    name: 'unknown',
    aggregate_id: newId(),
    version: 1,
    payload: {},
    dead_at: context.now(),
    dead_reason: 'no release knew the event',
  });
  expect(await trimTables(context)).toMatchObject({ deadLetters: 0 });
  context.advance(outbox_dead_kept_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({ deadLetters: 1 });
});

it('removes cases once they were resolved long ago, and keeps those that wait', async () => {
  const { case_kept_seconds } = await context.settings(casesSettings);
  const asker = { email: `${newId()}@example.com`, locale: 'en-GB' };
  const about = { kind: 'contact', details: { name: 'Ada', subject: 'A', message: 'B' } } as const;
  const other = { ...asker, email: `${newId()}@example.com` };
  const [waiting, resolved] = [
    await openCase(context, asker, about),
    await openCase(context, other, about),
  ];
  await database
    .db('cases')
    .where({ reference: resolved.reference })
    .update({ state: 'resolved', resolved_at: context.now() });
  expect(await trimTables(context)).toMatchObject({ cases: 0 });
  context.advance(case_kept_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({ cases: 1 });
  expect(await database.db('cases').select('reference')).toEqual([
    { reference: waiting.reference },
  ]);
});

it('removes age checks of visitors whose token has expired, and keeps those of members', async () => {
  const { guest_seconds } = await context.settings(viewersSettings);
  const [visitor, member] = [newId(), newId()];
  await noteAgeCheck(database.db, { kind: 'guest', id: visitor }, context.now());
  await noteAgeCheck(database.db, { kind: 'user', id: member }, context.now());
  expect(await trimTables(context)).toMatchObject({ ageChecks: 0 });
  context.advance(guest_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({ ageChecks: 1 });
  expect(await database.db('age_checks').pluck('person_id')).toEqual([member]);
});

it('removes the viewers of posts, profiles and stories after a while, and keeps the counts', async () => {
  const { view_kept_seconds } = await context.settings(engagementSettings);
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const { id: characterId } = await makeCharacter(db);
  const { id: postId } = await makePost(db, { characterId });
  const { id: storyId } = await makeStory(db, { characterId, createdAt: context.now() });
  const looker = { userId, address: '198.51.100.7' };
  const person = { kind: 'user', id: userId } as const;
  await addPostView(context, { person, address: looker.address }, postId);
  await trackCharacterView(context, characterId, looker);
  await markStoryRead(context, { userId, storyId });
  const none = { postViews: 0, characterViews: 0, storyReads: 0 };
  expect(await trimTables(context)).toMatchObject(none);
  context.advance(view_kept_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({
    postViews: 1,
    characterViews: 1,
    storyReads: 1,
  });
  expect(await db('post_counts').where({ post_id: postId }).pluck('views')).toEqual([1]);
  expect(await db('character_counts').where({ character_id: characterId }).pluck('views')).toEqual([
    1,
  ]);
});

it('continues when one removal fails, reports it, and fails at the end', async () => {
  const { idempotency_kept_seconds } = await context.settings(idempotencySettings);
  const about = { callerId: newId(), call: 'POST /gifts', fingerprint: '' };
  await claimRequest(context, { ...about, key: newId() });
  context.advance(idempotency_kept_seconds * 1000);
  const [removed, failed]: [string[], string[]] = [[], []];
  const report = {
    removed: (name: string) => void removed.push(name),
    failed: (name: string) => void failed.push(name),
  };
  await database.owner.raw('revoke delete on cases, one_time_codes from nocturne_app');
  await expect(trimTables(context, report)).rejects.toThrow('could not remove cases, codes');
  expect(failed).toEqual(['cases', 'codes']);
  expect(removed).toContain('storyReads');
  expect(await database.db('idempotent_requests').where({ caller_id: about.callerId })).toEqual([]);
  await database.owner.raw('grant delete on cases, one_time_codes to nocturne_app');
  await expect(trimTables(context)).resolves.toMatchObject({ cases: 0, codes: 0 });
});

it('removes send outcomes, finished replies and mail deliveries, and repeats no message before that', async () => {
  const { send_outcome_kept_seconds, reply_kept_seconds } = await context.settings(chatSettings);
  const { db } = database;
  const [{ id: userId }, { id: characterId }] = [await makeUser(db), await makeCharacter(db)];
  const person = { kind: 'user', id: userId } as const;
  const [answered, waiting] = [newId(), newId()];
  const send = (idempotencyKey: string) =>
    sendMessage(context, createEmbeddedModerator(), {
      person,
      characterId,
      idempotencyKey,
      content: 'Good evening',
    });
  const first = await send(answered);
  await db('replies').update({ state: 'done' });
  await send(waiting);
  await claimMail(context, { eventId: newId(), template: 'notice', to: 'ada@example.com' });
  const none = { sendOutcomes: 0, finishedReplies: 0, mailDeliveries: 0 };
  context.advance(Math.min(send_outcome_kept_seconds, reply_kept_seconds) * 1000 - 60_000);
  expect(await trimTables(context)).toMatchObject(none);
  expect(await send(answered)).toEqual(first);
  expect(await db('messages').where({ sender_id: userId })).toHaveLength(2);
  context.advance(120_000);
  const removed = { sendOutcomes: 2, finishedReplies: 1, mailDeliveries: 1 };
  expect(await trimTables(context)).toMatchObject(removed);
  expect(await db('replies').pluck('state')).toEqual(['pending']);
});

it('removes orders without a payment attempt, and keeps those with one', async () => {
  const { unpaid_order_kept_seconds } = await context.settings(paymentsSettings);
  const { db } = database;
  const now = context.now();
  const order = (number: string) => ({
    id: newId(),
    number,
    buyer_id: newId(),
    product_kind: 'tokens' as const,
    product_id: 'pack',
    product_name: '100 tokens',
    product_details: {},
    price: { total: { minor: 999, currency: 'USD' } },
    kind: 'initial' as const,
    sameness: number,
    state: 'expired' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
    closed_at: now,
  });
  const [looked, tried] = [order('AAAA-0001'), order('AAAA-0002')];
  await db('orders').insert([looked, tried]);
  await db('payments').insert({
    id: newId(),
    order_id: tried.id,
    payer_id: tried.buyer_id,
    method: 'credit_card_payment',
    processor: 'verotel',
    amount_minor: 999,
    currency: 'USD',
    state: 'failed',
    created_at: now,
    expires_at: now,
    failed_at: now,
  });
  expect(await trimTables(context)).toMatchObject({ unpaidOrders: 0 });
  context.advance(unpaid_order_kept_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({ unpaidOrders: 1 });
  expect(await db('orders').pluck('id')).toEqual([tried.id]);
});
