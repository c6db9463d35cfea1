import { describe, expect, it } from 'vitest';
import { createSoftwareAuthenticator, createTestContext, makeAsker, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { signInWithPasskey } from '../accounts/finish-sign-in';
import { newId } from '../shared/ids';
import { addPasskey } from './add-passkey';
import { requestPasskey } from './request-passkey';
import { beginPasskey } from './begin-passkey';
import { listFactors } from './list-factors';
import { relyingPartyOf } from './relying-party';
import { removePasskey } from './remove-factor';

const { database, context } = await openTestContext();

const site = relyingPartyOf({ name: 'Nocturne', publicUrl: 'https://nocturne.example/' });
const asker = makeAsker();

async function makeHolder() {
  const { id, email } = await makeUser(database.db);
  return { holder: { kind: 'user', id } as const, email };
}

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

async function add(
  holder: { kind: 'user'; id: string },
  authenticator: Authenticator = createSoftwareAuthenticator(site),
  traits: Parameters<Authenticator['make']>[1] = {},
) {
  const options = await beginPasskey(context, { holder, asker, site });
  const made = authenticator.make(options, traits);
  const added = await addPasskey(context, { holder, asker, site, name: 'My phone', made });
  return { authenticator, made, added };
}

async function enter(
  authenticator: Authenticator,
  traits: Parameters<Authenticator['sign']>[1] = {},
  own = context,
) {
  const options = await requestPasskey(own, { asker, site });
  return signInWithPasskey(own, { asker, site, signed: authenticator.sign(options, traits) });
}

const changesOf = async (holderId: string) =>
  (
    await database
      .db('outbox')
      .where({ aggregate_id: holderId, name: 'second-factors.changed' })
      .orderBy('id')
      .select<{ payload: { change: string } }[]>('payload')
  ).map(({ payload }) => payload.change);

describe('a passkey', () => {
  it('is added, announced by mail and sufficient to sign in', async () => {
    const { holder, email } = await makeHolder();
    const { authenticator, added } = await add(holder);
    if (!added.ok) throw new Error(added.reason);
    expect(added.recoveryCodes).toHaveLength(10);
    expect(await changesOf(holder.id)).toEqual(['passkey-added']);
    expect(await enter(authenticator)).toMatchObject({ ok: true, userId: holder.id, email });
    expect(await listFactors(database.db, holder)).toMatchObject({
      passkeys: [{ name: 'My phone', lastUsedAt: expect.any(Date) as Date }],
      recoveryCodesLeft: 10,
    });
  });

  it('is refused on another site, and without user verification', async () => {
    const { holder } = await makeHolder();
    const refused = { ok: false, reason: 'passkey-refused' };
    const elsewhere = { origin: 'https://nocturne.example.net' };
    expect((await add(holder, undefined, elsewhere)).added).toEqual(refused);
    expect((await add(holder, undefined, { isVerified: false })).added).toEqual(refused);
    const { authenticator } = await add(holder);
    expect(await enter(authenticator, elsewhere)).toEqual(refused);
    expect(await enter(authenticator, { isVerified: false })).toEqual(refused);
    const other = createSoftwareAuthenticator({ id: 'example.net', origin: site.origin });
    expect((await add(holder, other)).added).toEqual(refused);
  });

  it('answers a challenge once, in the browser it was made for and in its time', async () => {
    const { holder } = await makeHolder();
    const { authenticator } = await add(holder);
    const refused = { ok: false, reason: 'passkey-refused' };
    const options = await requestPasskey(context, { asker, site });
    const signed = authenticator.sign(options);
    const elsewhere = makeAsker();
    expect(await signInWithPasskey(context, { asker: elsewhere, site, signed })).toEqual(refused);
    expect(await signInWithPasskey(context, { asker, site, signed })).toMatchObject({ ok: true });
    expect(await signInWithPasskey(context, { asker, site, signed })).toEqual(refused);
    const own = createTestContext(database.db);
    const late = await requestPasskey(own, { asker, site });
    own.advance(301_000);
    const signedLate = authenticator.sign(late);
    expect(await signInWithPasskey(own, { asker, site, signed: signedLate })).toEqual(refused);
    const madeUp = authenticator.sign({ challenge: 'bWFkZS11cA' });
    expect(await signInWithPasskey(context, { asker, site, signed: madeUp })).toEqual(refused);
  });

  it('of two answers to one challenge at once opens one session', async () => {
    const { holder } = await makeHolder();
    const { authenticator } = await add(holder);
    const signed = authenticator.sign(await requestPasskey(context, { asker, site }));
    const answers = await Promise.all(
      [1, 2, 3].map(() => signInWithPasskey(context, { asker, site, signed })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('with a counter that does not grow is a copy, and refused', async () => {
    const { holder } = await makeHolder();
    const { authenticator } = await add(holder);
    expect(await enter(authenticator, { counter: 7 })).toMatchObject({ ok: true });
    for (const counter of [7, 3]) {
      expect(await enter(authenticator, { counter })).toEqual({
        ok: false,
        reason: 'passkey-refused',
      });
    }
    expect(await enter(authenticator, { counter: 8 })).toMatchObject({ ok: true });
  });

  it('belongs to one person, and is worth nothing once it is removed', async () => {
    const { holder } = await makeHolder();
    const { authenticator } = await add(holder);
    const { holder: other } = await makeHolder();
    expect((await add(other, authenticator)).added).toMatchObject({ reason: 'passkey-refused' });
    const [passkey] = (await listFactors(database.db, holder)).passkeys;
    const passkeyId = passkey?.id ?? newId();
    await removePasskey(context, { holder: other, passkeyId });
    expect(await enter(authenticator)).toMatchObject({ ok: true });
    await removePasskey(context, { holder, passkeyId });
    expect(await enter(authenticator)).toMatchObject({ reason: 'passkey-refused' });
    expect((await listFactors(database.db, holder)).recoveryCodesLeft).toBe(0);
    expect(await changesOf(holder.id)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('opens no account whose state forbids signing in', async () => {
    const { holder } = await makeHolder();
    const { authenticator } = await add(holder);
    await database.db('users').where({ id: holder.id }).update({ state: 'suspended' });
    expect(await enter(authenticator)).toMatchObject({ reason: 'suspended' });
  });
});
