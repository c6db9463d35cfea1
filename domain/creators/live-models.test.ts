import { describe, expect, it } from 'vitest';
import { makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { beginApplication } from './begin-application';
import { putLive } from './live-models';

const { context, database } = await openTestContext();
const { db } = database;

const isRefused = { code: expect.stringMatching(/^23/) as unknown };

/** A state of each step that does not allow going live. */
const undone = {
  creator_identities: { status: 'in_progress' },
  creator_photo_checks: { status: 'rejected' },
  creator_voices: { status: 'pending' },
  creator_releases: { status: 'unsigned' },
  creator_agreements: { status: 'sent' },
  creator_approvals: { status: 'pending' },
  creator_twins: { accepted_at: null },
} as const;
const stepTables = Object.keys(undone) as (keyof typeof undone)[];

describe('a model', () => {
  it.each(stepTables)('is not put live while its row of %s is not done', async (table) => {
    const { creatorId, characterId } = await makeModel(db, { isLive: false });
    await db(table).where({ creator_id: creatorId }).update(undone[table]);
    const put = db.transaction((trx) => putLive(trx, { creatorId, characterId }, new Date()));
    await expect(put).rejects.toMatchObject(isRefused);
    const twin = await db('characters').where({ id: characterId }).first('is_published');
    expect(twin).toEqual({ is_published: false });
  });

  it.each(stepTables)('that is live keeps its row of %s done', async (table) => {
    const { creatorId } = await makeModel(db);
    const rows = () => db(table).where({ creator_id: creatorId });
    await expect(rows().update(undone[table])).rejects.toMatchObject(isRefused);
    await expect(rows().delete()).rejects.toMatchObject(isRefused);
  });

  it('that is live keeps its consent and its person', async () => {
    const { creatorId } = await makeModel(db);
    const consent = db('creator_consents').where({ creator_id: creatorId, scope: 'twin' });
    await expect(consent.clone().update({ withdrawn_at: new Date() })).rejects.toMatchObject(
      isRefused,
    );
    await expect(consent.clone().delete()).rejects.toMatchObject(isRefused);
    const person = db('creators').where({ id: creatorId }).update({ user_id: null });
    await expect(person).rejects.toMatchObject(isRefused);
  });

  it('whose consent covers something else is not put live', async () => {
    const { creatorId, characterId } = await makeModel(db, { isLive: false });
    await db('creator_consents').where({ creator_id: creatorId }).update({ scope: 'marketing' });
    const put = db.transaction((trx) => putLive(trx, { creatorId, characterId }, new Date()));
    await expect(put).rejects.toMatchObject(isRefused);
  });

  it('has a twin that is published only while it is live', async () => {
    const { characterId } = await makeModel(db, { isLive: false });
    const publish = db('characters').where({ id: characterId }).update({ is_published: true });
    await expect(publish).rejects.toMatchObject(isRefused);
    const live = await makeModel(db);
    const ended = db('live_models').where({ creator_id: live.creatorId }).delete();
    await expect(ended).rejects.toMatchObject(isRefused);
    const other = await makeModel(db, { isLive: false });
    const lent = db('live_models')
      .where({ creator_id: live.creatorId })
      .update({ character_id: other.characterId });
    await expect(lent).rejects.toMatchObject(isRefused);
  });
});

it('an application is begun once, with a row for every step', async () => {
  const { id } = await makeUser(db);
  const begun = await Promise.all([1, 2, 3].map(() => beginApplication(context, id)));
  expect(new Set(begun.map((creator) => creator.id)).size).toBe(1);
  for (const table of stepTables) {
    expect(await db(table).where({ creator_id: begun[0]?.id })).toHaveLength(1);
  }
});
