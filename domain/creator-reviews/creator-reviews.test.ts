import { describe, expect, it } from 'vitest';
import { makeModel, makeStaff } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import type { StaffRole } from '../staff/find-active-staff';
import { takeItem, takeNext } from '../staff/queue/claims';
import { approveIdentity, decideVoice, retryPhotos, switchVoice, wantTwin } from './act-on-model';
import { approveModel, decideSeveral, declineModel } from './decide-model';
import { findModelForStaff, modelsForStaff } from './list-models';
import { openReview } from './open-review';

const { context, database } = await openTestContext();
const { db } = database;

async function staff(role: StaffRole = 'creatorsManager') {
  const { id } = await makeStaff(db, { role });
  return { staffId: id, role, sessionId: newId() };
}

/** Stores a model that was sent in and waits for staff. */
async function makeWaiting() {
  const model = await makeModel(db, { isLive: false });
  const row = { creator_id: model.creatorId };
  await db('creator_approvals').where(row).update({ status: 'pending' });
  await db('creator_twins').where(row).update({ status: 'pending', accepted_at: null });
  return model;
}

const thing = (id: string) => ({ resource: 'verified-model' as const, id });
const queued = (id: string) =>
  db('staff_queue_items').where({ resource: 'verified-model', thing_id: id }).first('thing_id');

const decline = {
  reasons: ['photos-differ'],
  words: 'Two of the photos show somebody else.',
  mayTryAgain: true,
  restarts: ['photos', 'voice'],
} as const;

describe('a model that was sent in', () => {
  it('waits in the queue until it is approved by who claimed it', async () => {
    const { creatorId } = await makeWaiting();
    expect(await queued(creatorId)).toEqual({ thing_id: creatorId });
    const [one, other] = [await staff(), await staff('manager')];
    expect(await approveModel(context, one, creatorId)).toMatchObject({ reason: 'not-taken' });
    await takeItem(context, one, thing(creatorId));
    expect(await approveModel(context, other, creatorId)).toMatchObject({
      reason: 'taken-by-another',
    });
    expect(await openReview(context, one, creatorId)).toMatchObject({
      evidence: { consents: [{ scope: 'twin', version: '1' }], unconfirmed: [] },
    });
    expect(await approveModel(context, one, creatorId)).toEqual({ ok: true });
    expect(await queued(creatorId)).toBeUndefined();
    expect(await findModelForStaff(context, creatorId)).toMatchObject({
      approval_status: 'approved',
      step: 'ai-twin',
    });
    const decisions = await db('creator_decisions').where({ creator_id: creatorId });
    expect(decisions).toMatchObject([{ outcome: 'approved', staff_id: one.staffId }]);
    expect(await approveModel(context, one, creatorId)).toEqual({ ok: true });
  });

  it('is not approved with anything of the person’s missing', async () => {
    const by = await staff();
    for (const [table, change, need] of [
      ['creator_releases', { status: 'unsigned' }, 'release'],
      ['creator_agreements', { status: 'sent' }, 'agreement'],
      ['creator_voices', { status: 'rejected' }, 'voice'],
    ] as const) {
      const { creatorId } = await makeWaiting();
      await db(table).where({ creator_id: creatorId }).update(change);
      await takeItem(context, by, thing(creatorId));
      expect(await approveModel(context, by, creatorId)).toMatchObject({
        reason: 'model-not-ready',
        data: { missing: [need] },
      });
    }
    const { creatorId } = await makeWaiting();
    await db('creator_consents')
      .where({ creator_id: creatorId })
      .update({ withdrawn_at: new Date() });
    await takeItem(context, by, thing(creatorId));
    expect(await approveModel(context, by, creatorId)).toMatchObject({
      data: { missing: ['consent'] },
    });
  });

  it('does not wait before its identity and its photos are approved', async () => {
    const { creatorId } = await makeWaiting();
    await db('creator_photo_checks')
      .where({ creator_id: creatorId })
      .update({ status: 'rejected' });
    expect(await queued(creatorId)).toBeUndefined();
    const by = await staff();
    expect(await retryPhotos(context, by, creatorId)).toEqual({ ok: true });
    await db('creator_photo_checks')
      .where({ creator_id: creatorId })
      .update({ status: 'approved' });
    expect(await queued(creatorId)).toEqual({ thing_id: creatorId });
  });

  it('is declined with reasons, and the chosen steps begin again', async () => {
    const { creatorId } = await makeWaiting();
    const by = await staff();
    await takeItem(context, by, thing(creatorId));
    expect(await declineModel(context, by, creatorId, decline)).toEqual({ ok: true });
    expect(await findModelForStaff(context, creatorId)).toMatchObject({
      approval_status: 'rejected',
      photo_status: 'pending',
      voice_status: 'pending',
      kyc_status: 'approved',
      release_status: 'signed',
    });
    expect(await queued(creatorId)).toBeUndefined();
  });

  it('is decided with others, each by itself', async () => {
    const [ready, unready] = [await makeWaiting(), await makeWaiting()];
    await db('creator_releases')
      .where({ creator_id: unready.creatorId })
      .update({ status: 'unsigned' });
    const by = await staff('admin');
    const missing = newId();
    const ids = [unready.creatorId, ready.creatorId, missing];
    expect(await decideSeveral(context, by, ids, (id) => approveModel(context, by, id))).toEqual([
      { id: unready.creatorId, refused: 'model-not-ready' },
      { id: ready.creatorId, refused: null },
      { id: missing, refused: 'not-found' },
    ]);
  });
});

describe('acts on steps', () => {
  it('are refused to roles without the permission, and logged', async () => {
    const { creatorId } = await makeWaiting();
    for (const role of ['inspectorAdmin', 'usersManager', 'marketingManager'] as const) {
      const by = await staff(role);
      expect(await retryPhotos(context, by, creatorId)).toMatchObject({ reason: 'forbidden' });
      expect(await takeNext(context, by, [])).toBeNull();
    }
    const by = await staff();
    await db('creator_identities').where({ creator_id: creatorId }).update({ status: 'rejected' });
    expect(await approveIdentity(context, by, creatorId)).toEqual({ ok: true });
    const log = await db('staff_actions').where({
      resource_id: creatorId,
      act: 'model.approve-kyc',
    });
    expect(log).toHaveLength(1);
  });

  it('leave a live model as it is, except previews and the switch of its voice', async () => {
    const { creatorId, characterId } = await makeModel(db);
    const by = await staff();
    const stays = { reason: 'step-stays' };
    expect(await retryPhotos(context, by, creatorId)).toMatchObject(stays);
    expect(await decideVoice(context, by, creatorId, 'rejected')).toMatchObject(stays);
    expect(await wantTwin(context, by, creatorId, 'regenerate')).toMatchObject(stays);
    expect(await wantTwin(context, by, creatorId, 'previews')).toEqual({ ok: true });
    expect(await switchVoice(context, by, creatorId, false)).toEqual({ ok: true });
    const twin = await db('characters').where({ id: characterId }).first('available_for_calls');
    expect(twin).toEqual({ available_for_calls: false });
    expect(await switchVoice(context, by, creatorId, true)).toEqual({ ok: true });
  });

  it('have a failed twin made again once the model is approved', async () => {
    const { creatorId } = await makeModel(db, { isLive: false });
    const by = await staff();
    expect(await wantTwin(context, by, creatorId, 'retry')).toMatchObject({ reason: 'step-stays' });
    await db('creator_twins')
      .where({ creator_id: creatorId })
      .update({ status: 'failed', accepted_at: null });
    expect(await wantTwin(context, by, creatorId, 'retry')).toEqual({ ok: true });
    expect(await findModelForStaff(context, creatorId)).toMatchObject({
      twin_status: 'in_progress',
    });
  });
});

it('finds models by every filter of the contract', async () => {
  const { creatorId } = await makeModel(db, { displayName: 'Rowena Filters' });
  await db('creators')
    .where({ id: creatorId })
    .update({ tags: ['lagoon'], attributes: JSON.stringify({ BodyType: 'Slim' }) });
  const find = async (where: Parameters<typeof modelsForStaff.countRows>[1]) =>
    (await modelsForStaff.readPage(context, { where: { id: creatorId, ...where }, take: 5 })).items
      .length;
  const matching = [
    { displayName: 'rowena' },
    { tags: 'lagoon' },
    { bodyType: 'Slim' },
    { approved: 'true' },
    { photoVerified: 'true' },
    { completedOnboarding: 'true' },
    { kycStatus: 'approved' },
    { adminVerificationStatus: 'approved' },
    { photoVerificationStatus: 'approved' },
    { aiTwinGenerationStatus: 'completed' },
    { gender: 'female' },
    { step: 'done' },
  ] as const;
  for (const where of matching) expect(await find(where), JSON.stringify(where)).toBe(1);
  const others = [
    { tags: 'lag' },
    { approved: 'false' },
    { managedBy: newId() },
    { buttSize: 'Slim' },
  ] as const;
  for (const where of others) expect(await find(where), JSON.stringify(where)).toBe(0);
});
