import { describe, expect, it } from 'vitest';
import { makeModel, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { accountClosing } from '../deletions/request-deletion';
import { giveConsents, withdrawConsent } from './change-consent';
import { consentScopes, currentText } from './consent-texts';
import { putLive } from './live-models';
import { readConsents } from './read-consents';

const { database, context } = await openTestContext();
const { db } = database;

const personOf = (userId: string) => ({
  userId,
  actorId: userId,
  sessionId: newId(),
  address: '203.0.113.7',
});

const agreed = consentScopes.map((scope) => ({ scope, textHash: currentText(scope).hash }));

const eventsOf = (creatorId: string) =>
  db('creator_consent_events').where({ creator_id: creatorId }).orderBy('at');

describe('a consent', () => {
  it('is recorded once per text, with its version and session', async () => {
    const { userId, creatorId } = await makeModel(db, { isLive: false });
    const by = personOf(userId);
    const given = await Promise.all([1, 2, 3].map(() => giveConsents(context, by, agreed)));
    expect(given).toEqual([1, 2, 3].map(() => ({ ok: true })));
    const events = await eventsOf(creatorId);
    // The consent to the twin was already given.
    const added = consentScopes.filter((scope) => scope !== 'twin');
    expect(events.map(({ scope }) => scope).sort()).toEqual(added.sort());
    for (const event of events) {
      expect(event).toMatchObject({ change: 'given', session_id: by.sessionId, text_version: '1' });
      expect(event.address_hash).toHaveLength(32);
    }
    const { states } = await readConsents(db, creatorId);
    expect(states.every(({ isGiven }) => isGiven)).toBe(true);
  });

  it('is given and withdrawn by nobody but the person', async () => {
    const { id: managerId } = await makeUser(db);
    const { userId, creatorId } = await makeModel(db, { managerId });
    const looking = { ...personOf(userId), actorId: managerId };
    const manager = personOf(managerId);
    const only = { reason: 'only-the-person' };
    expect(await giveConsents(context, looking, agreed)).toMatchObject(only);
    expect(await withdrawConsent(context, looking, 'twin')).toMatchObject(only);
    const none = { reason: 'no-own-application' };
    expect(await giveConsents(context, manager, agreed)).toMatchObject(none);
    expect(await withdrawConsent(context, manager, 'twin')).toMatchObject(none);
    expect(await eventsOf(creatorId)).toEqual([]);
    expect(await db('live_models').where({ creator_id: creatorId })).toHaveLength(1);
  });

  it('covers only the text that was shown', async () => {
    const { userId, creatorId } = await makeModel(db, { isLive: false });
    const old = [{ scope: 'marketing', textHash: '0'.repeat(64) }] as const;
    const given = await giveConsents(context, personOf(userId), old);
    expect(given).toMatchObject({ reason: 'consent-text-changed' });
    expect(await eventsOf(creatorId)).toEqual([]);
  });

  it('has a history that cannot be changed', async () => {
    const { userId, creatorId } = await makeModel(db);
    await withdrawConsent(context, personOf(userId), 'twin');
    const events = () => db('creator_consent_events').where({ creator_id: creatorId });
    await expect(events().update({ change: 'given' })).rejects.toThrow();
    await expect(events().delete()).rejects.toThrow();
  });
});

describe('withdrawing the consent to a twin', () => {
  it('takes it down everywhere, once', async () => {
    const { userId, creatorId, characterId } = await makeModel(db);
    const { id: postId } = await makePost(db, { characterId });
    const by = personOf(userId);
    const withdrawn = await Promise.all([1, 2, 3].map(() => withdrawConsent(context, by, 'twin')));
    expect(withdrawn.filter((one) => one.ok && one.isChanged)).toHaveLength(1);
    expect(await db('live_models').where({ creator_id: creatorId })).toEqual([]);
    expect(await db('published_characters').where({ id: characterId })).toEqual([]);
    expect(await db('published_posts').where({ id: postId })).toEqual([]);
    const assets = await db('post_assets')
      .leftJoin('media_prints', 'media_prints.place', 'post_assets.rendered_key')
      .where({ post_id: postId })
      .select('media_prints.withheld_at');
    expect(assets.map((asset) => asset.withheld_at)).toEqual([expect.any(Date)]);
    expect(await eventsOf(creatorId)).toHaveLength(1);
  });

  it('needs a new twin and a new yes before the model is live again', async () => {
    const { userId, creatorId, characterId } = await makeModel(db);
    const by = personOf(userId);
    await withdrawConsent(context, by, 'twin');
    await giveConsents(context, by, agreed);
    const put = db.transaction((trx) => putLive(trx, { creatorId, characterId }, new Date()));
    await expect(put).rejects.toMatchObject({ code: '23503' });
  });

  it('and going live at the same time never leave a twin without consent', async () => {
    const models = await Promise.all([1, 2, 3, 4].map(() => makeModel(db, { isLive: false })));
    for (const { userId, creatorId, characterId } of models) {
      await Promise.allSettled([
        db.transaction((trx) => putLive(trx, { creatorId, characterId }, new Date())),
        withdrawConsent(context, personOf(userId), 'twin'),
      ]);
      expect(await db('live_models').where({ creator_id: creatorId })).toEqual([]);
      const twin = await db('characters').where({ id: characterId }).first('is_published');
      expect(twin).toEqual({ is_published: false });
    }
  });

  it('happens when the account of the person closes', async () => {
    const { userId, creatorId } = await makeModel(db);
    await transact(context, (trx) => context.hooks.run(accountClosing, trx, { userId }));
    expect(await db('live_models').where({ creator_id: creatorId })).toEqual([]);
    const [event] = await eventsOf(creatorId);
    expect(event).toMatchObject({ scope: 'twin', change: 'withdrawn', session_id: null });
  });
});

it('withdrawing another consent leaves the twin live', async () => {
  const { userId, creatorId } = await makeModel(db);
  const by = personOf(userId);
  await giveConsents(context, by, agreed);
  await withdrawConsent(context, by, 'marketing');
  expect(await db('live_models').where({ creator_id: creatorId })).toHaveLength(1);
  const { states, events } = await readConsents(db, creatorId);
  expect(states.find(({ scope }) => scope === 'marketing')?.isGiven).toBe(false);
  expect(events[0]).toMatchObject({ scope: 'marketing', change: 'withdrawn' });
});
