import { describe, expect, it } from 'vitest';
import { makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { findModelOf } from '../creators/find-creator';
import { putLive } from '../creators/live-models';
import { changeGeneration } from '../generations/generation';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { addModelOf, changeModelOf } from './add-model';
import { invitePerson } from './invite-person';
import { countModelsOf, findListedModel, listModelsOf } from './list-models';
import { acceptInvitation, readInvitation } from './open-invitation';
import { countMaking, orderSimplified } from './order-simplified';
import { findOwnManager, leaveManager, settleFilledPart } from './own-manager';
import { removeModelOf } from './remove-model';
import { newModelSchema, simplifiedSchema } from './schema';
import { setFlow, takeFlowBack } from './take-over';

const { context, database } = await openTestContext();
const { db } = database;

const address = () => `${newId()}@example.com`;

async function makeMaster() {
  const { id } = await makeUser(db);
  await db('users').where({ id }).update({ account_type: 'MasterCreatorUser' });
  return id;
}

async function makeOwn(masterId: string, more: object = {}) {
  const email = address();
  const model = newModelSchema.parse({ email, displayName: 'Nadia Brook', ...more });
  const added = await addModelOf(context, masterId, model);
  if (!added.ok) throw new Error(added.reason);
  return { id: added.id, email };
}

/** Sends an invitation and returns the token in its mail. */
async function invite(masterId: string, creatorId: string): Promise<string> {
  const sent = await invitePerson(context, { masterId, creatorId, purpose: 'kyc' });
  expect(sent).toMatchObject({ ok: true });
  const row = await db('outbox')
    .where({ name: 'masters.person-invited', aggregate_id: creatorId })
    .orderBy('id', 'desc')
    .first<{ payload: { sealedToken: string } }>('payload');
  return context.seal.open(row.payload.sealedToken);
}

async function makePerson(email: string) {
  const { id } = await makeUser(db, { email });
  return id;
}

/** Adds a model whose person has accepted the invitation. */
async function makeClaimed(masterId: string) {
  const { id, email } = await makeOwn(masterId);
  const token = await invite(masterId, id);
  const userId = await makePerson(email);
  expect(await acceptInvitation(context, { token, userId })).toMatchObject({ ok: true });
  return { id, userId };
}

describe('a new model', () => {
  it('has the defaults of the specification and waits for its person', async () => {
    const masterId = await makeMaster();
    const { id } = await makeOwn(masterId, { gender: 'Female', countryOfResidence: 'Us' });
    expect(await findModelOf(context, masterId, id)).toMatchObject({
      gender: 'female',
      countryOfResidence: 'US',
      currentLocation: 'US',
      photoPreferences: ['Sfw'],
      fanClubPrice: null,
      userId: null,
    });
    const listed = await findListedModel(context, masterId, id);
    expect(listed).toMatchObject({ step: 'kyc', status: 'pending', subscribers: 0 });
  });

  it('needs an address that no manager and no other model has', async () => {
    const masterId = await makeMaster();
    const { email } = await makeOwn(masterId);
    const { userId } = await makeModel(db);
    const emailOf = (id: string) =>
      db('users')
        .where({ id })
        .first('email')
        .then((row) => row?.email ?? '');
    for (const taken of [email, await emailOf(userId), await emailOf(masterId)]) {
      const model = newModelSchema.parse({ email: taken, displayName: 'Nadia' });
      const added = await addModelOf(context, await makeMaster(), model);
      expect(added).toMatchObject({ reason: 'model-address-taken' });
    }
  });
});

describe('models of somebody else', () => {
  it('do not exist for a manager', async () => {
    const [own, other] = [await makeMaster(), await makeMaster()];
    const { id } = await makeOwn(own);
    const no = { reason: 'no-such-model' };
    expect(await findListedModel(context, other, id)).toBeNull();
    expect((await listModelsOf(context, other, { take: 10 })).items).toEqual([]);
    expect(await changeModelOf(context, other, id, { bio: 'x'.repeat(50) })).toMatchObject(no);
    expect(await removeModelOf(context, other, id)).toMatchObject(no);
    const asked = { masterId: other, creatorId: id };
    expect(await invitePerson(context, { ...asked, purpose: 'kyc' })).toMatchObject(no);
    expect(await setFlow(context, { ...asked, isTaken: true })).toMatchObject(no);
    expect(await findListedModel(context, own, id)).toMatchObject({ id });
  });
});

describe('an invitation', () => {
  it('makes the person whose address it went to the person of the model, once', async () => {
    const masterId = await makeMaster();
    const { id, email } = await makeOwn(masterId);
    const token = await invite(masterId, id);
    const stranger = await makePerson(address());
    const opened = await readInvitation(context, { token, userId: stranger });
    expect(opened).toMatchObject({ reason: 'invitation-of-another' });
    expect(await acceptInvitation(context, { token, userId: stranger })).toMatchObject({
      reason: 'invitation-of-another',
    });
    const userId = await makePerson(email);
    expect(await readInvitation(context, { token, userId })).toMatchObject({
      invitation: { creatorId: id, unconfirmed: ['profile', 'pricing'], isAccepted: false },
    });
    const accepted = await Promise.all(
      [1, 2, 3].map(() => acceptInvitation(context, { token, userId })),
    );
    for (const one of accepted) expect(one).toMatchObject({ ok: true, creatorId: id });
    expect(await findModelOf(context, masterId, id)).toMatchObject({ userId });
    expect(await db('users').where({ id: userId }).first('account_type')).toEqual({
      account_type: 'CreatorUser',
    });
    expect(await acceptInvitation(context, { token, userId: stranger })).toMatchObject({
      reason: 'invitation-of-another',
    });
  });

  it('is refused to managers and to people who are models', async () => {
    const masterId = await makeMaster();
    for (const prepare of [
      (id: string) => db('users').where({ id }).update({ account_type: 'MasterCreatorUser' }),
      (userId: string) => makeModel(db, { userId }),
    ]) {
      const { id, email } = await makeOwn(masterId);
      const token = await invite(masterId, id);
      const userId = await makePerson(email);
      await prepare(userId);
      const outcome = await acceptInvitation(context, { token, userId });
      expect(outcome).toMatchObject({ reason: 'account-is-taken' });
      expect(await findModelOf(context, masterId, id)).toMatchObject({ userId: null });
    }
  });

  it('is mailed at most once in a while, and an earlier link ends', async () => {
    const masterId = await makeMaster();
    const { id, email } = await makeOwn(masterId);
    const first = await invite(masterId, id);
    const again = { masterId, creatorId: id, purpose: 'kyc' } as const;
    expect(await invitePerson(context, again)).toMatchObject({ reason: 'too-soon' });
    await db('creator_invitations')
      .where({ creator_id: id })
      .update({ sent_at: new Date(Date.now() - 3_600_000) });
    await invite(masterId, id);
    const userId = await makePerson(email);
    expect(await acceptInvitation(context, { token: first, userId })).toMatchObject({
      reason: 'invitation-over',
    });
  });
});

describe('what a manager filled in', () => {
  it('keeps a model from going live until its person confirms or removes it', async () => {
    const masterId = await makeMaster();
    const { creatorId, characterId, userId } = await makeModel(db, {
      managerId: masterId,
      isLive: false,
    });
    await setFlow(context, { masterId, creatorId, isTaken: true });
    const bio = 'Perfumer by day, and awake long after the city has gone to sleep.';
    expect(await changeModelOf(context, masterId, creatorId, { bio })).toEqual({ ok: true });
    const put = () => db.transaction((trx) => putLive(trx, { creatorId, characterId }, new Date()));
    await expect(put()).rejects.toMatchObject({ code: '23514' });
    expect(await settleFilledPart(context, { userId, part: 'profile', isRight: false })).toEqual({
      ok: true,
    });
    expect(await findModelOf(context, masterId, creatorId)).toMatchObject({ bio: '' });
    await put();
    const part = { creator_id: creatorId, part: 'profile', filled_at: new Date() } as const;
    await expect(db('creator_unconfirmed_parts').insert(part)).rejects.toMatchObject({
      code: '23514',
    });
    expect(
      await changeModelOf(context, masterId, creatorId, { displayName: 'Nina' }),
    ).toMatchObject({ reason: 'model-is-live' });
  });
});

describe('a take-over', () => {
  it('is told to the person, who can end it, and is needed once there is a person', async () => {
    const masterId = await makeMaster();
    const { id, userId } = await makeClaimed(masterId);
    const bio = 'Perfumer by day, and awake long after the city has gone to sleep.';
    const change = () => changeModelOf(context, masterId, id, { bio });
    expect(await change()).toMatchObject({ reason: 'flow-is-theirs' });
    const flow = { masterId, creatorId: id, isTaken: true };
    expect(await setFlow(context, flow)).toEqual({ ok: true, isTaken: true });
    expect(await setFlow(context, flow)).toEqual({ ok: true, isTaken: true });
    const told = await db('outbox').where({ name: 'masters.flow-taken-over', aggregate_id: id });
    expect(told).toHaveLength(1);
    expect(await change()).toEqual({ ok: true });
    expect(await findOwnManager(context, userId)).toMatchObject({
      isTakenOver: true,
      acts: [{ act: 'changed', fields: ['bio'] }, { act: 'taken-over' }, {}, {}],
    });
    expect(await takeFlowBack(context, userId)).toEqual({ ok: true });
    expect(await change()).toMatchObject({ reason: 'flow-is-theirs' });
  });
});

describe('leaving', () => {
  it('leaves the model to its person, whoever ends it', async () => {
    const masterId = await makeMaster();
    for (const end of [
      ({ userId }: { userId: string; id: string }) => leaveManager(context, userId),
      ({ id }: { userId: string; id: string }) => removeModelOf(context, masterId, id),
    ]) {
      const model = await makeClaimed(masterId);
      expect(await end(model)).toEqual({ ok: true });
      expect(await findListedModel(context, masterId, model.id)).toBeNull();
      const row = await db('creators').where({ id: model.id }).first();
      expect(row).toMatchObject({ user_id: model.userId, manager_id: null, manager_percent: 0 });
    }
  });

  it('removes a model without a person whole', async () => {
    const masterId = await makeMaster();
    const { id } = await makeOwn(masterId);
    expect(await removeModelOf(context, masterId, id)).toEqual({ ok: true });
    expect(await db('creators').where({ id })).toEqual([]);
  });
});

describe('a simplified model', () => {
  const attributes = {
    Ethnicity: 'European',
    Age: 27,
    EyeColor: 'Green',
    HairStyle: 'Wavy',
    HairColor: 'Auburn',
    BodyType: 'Slim',
  };
  const order = (masterId: string, idempotencyKey = newId()) =>
    orderSimplified(context, {
      masterId,
      idempotencyKey,
      name: 'Ivy',
      gender: 'female',
      attributes,
    });

  it('has the name of no known person and of no minor', () => {
    const faultOf = (name: string) =>
      simplifiedSchema.safeParse({ name, attributes }).error?.issues[0]?.message;
    expect(faultOf('Ivy Vale')).toBeUndefined();
    expect(faultOf('Taylor Swift')).toBe('made-real-person');
    expect(faultOf('Little Schoolgirl')).toBe('made-under-age');
  });

  async function finish(creatorId: string, kinds: ('kept' | 'refused')[]) {
    const pictures = await db('simplified_pictures')
      .where({ creator_id: creatorId })
      .orderBy('place');
    for (const [index, { id }] of pictures.entries()) {
      await transact(context, async (trx) => {
        const row = await trx('generations').where({ subject_id: id }).first();
        if (!row) throw new Error('no order');
        const kind = kinds[index] ?? 'kept';
        const result = { folder: `generations/${id}`, width: 832, height: 1040 };
        await changeGeneration(context, trx, row, { kind }, kind === 'kept' ? { result } : {});
      });
    }
  }

  it('is drawn, says that it is no real person, and is published with its third picture', async () => {
    const masterId = await makeMaster();
    const key = newId();
    const [first, again] = await Promise.all([order(masterId, key), order(masterId, key)]);
    const id = first.ok ? first.id : '';
    expect(again).toMatchObject({ ok: true, id });
    expect(await countMaking(db, masterId)).toBe(1);
    await finish(id, []);
    const listed = await findListedModel(context, masterId, id);
    expect(listed).toMatchObject({ status: 'success', simplified_state: 'made' });
    const character = await db('characters')
      .where({ id: listed?.character_id ?? '' })
      .first();
    expect(character).toMatchObject({ origin: 'platform', is_published: true, age: 27 });
    expect(character?.bio).toMatch(/no real person/);
    expect(await countModelsOf(context, masterId)).toEqual({ all: 1, live: 1, needing: 0 });
    const asked = { masterId, creatorId: id };
    const no = { reason: 'no-real-person' };
    expect(await invitePerson(context, { ...asked, purpose: 'kyc' })).toMatchObject(no);
    expect(await setFlow(context, { ...asked, isTaken: true })).toMatchObject(no);
  });

  it('fails whole if a picture cannot be made, and goes with its orders when it is removed', async () => {
    const masterId = await makeMaster();
    const failed = await order(masterId);
    const id = failed.ok ? failed.id : '';
    await finish(id, ['kept', 'refused', 'kept']);
    expect(await findListedModel(context, masterId, id)).toMatchObject({ status: 'failed' });
    const other = await order(masterId);
    const otherId = other.ok ? other.id : '';
    expect(await removeModelOf(context, masterId, otherId)).toEqual({ ok: true });
    expect(await db('simplified_models').where({ creator_id: otherId })).toEqual([]);
  });
});
