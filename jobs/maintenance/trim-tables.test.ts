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
import { trimTables } from './trim-tables';
import { idempotencySettings } from '~/domain/idempotency/settings';
import { outboxSettings } from '~/domain/shared/settings';
import { casesSettings } from '~/domain/cases/settings';
import { viewersSettings } from '~/domain/viewers/settings';
import { engagementSettings } from '~/domain/engagement/settings';

const { database, context } = await openTestContext();

it('removes requests a day after they were asked, not before', async () => {
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

it('removes events that could not be relayed once nobody has wanted them for long', async () => {
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
  const [waiting, resolved] = [
    await openCase(context, asker, about),
    await openCase(context, asker, about),
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

it('removes what is noted of visitors whose token has ended, and keeps what is of members', async () => {
  const { guest_seconds } = await context.settings(viewersSettings);
  const [visitor, member] = [newId(), newId()];
  await noteAgeCheck(database.db, { kind: 'guest', id: visitor }, context.now());
  await noteAgeCheck(database.db, { kind: 'user', id: member }, context.now());
  expect(await trimTables(context)).toMatchObject({ ageChecks: 0 });
  context.advance(guest_seconds * 1000 + 1000);
  expect(await trimTables(context)).toMatchObject({ ageChecks: 1 });
  expect(await database.db('age_checks').pluck('person_id')).toEqual([member]);
});

it('forgets who looked at posts, profiles and stories after a while, and keeps the counts', async () => {
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
