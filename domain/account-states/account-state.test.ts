import { describe, expect, it } from 'vitest';
import { makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { maySignIn } from './account-state';
import { changeAccountState } from './testing/change-account-state';
import { logIn } from '../accounts/log-in';
import { readSession } from '../sessions/read-session';
import { refreshSession } from '../sessions/refresh-session';
import { accountStateSchema, type AccountState } from './schema';

it('admits users who are active or warned, and no others', () => {
  expect(accountStateSchema.options.filter(maySignIn)).toEqual(['active', 'warned']);
});

describe('changing a state', async () => {
  const { database, context } = await openTestContext();

  const stateOf = async (id: string) =>
    ((await database.db('users').where({ id }).first()) as { state: AccountState }).state;
  const newsOf = async (id: string) =>
    (await database.db('outbox').where({ person_id: id }).orderBy('id')).map(
      ({ name, payload }) => [name, payload] as const,
    );

  async function signIn() {
    const { id, email } = await makeUser(database.db);
    const answer = await logIn(context, { email, password: testPassword });
    if (!answer.ok) throw new Error('the log-in was refused');
    return { id, email, tokens: answer.tokens };
  }

  it('warns a user, who continues and is notified', async () => {
    const { id, tokens } = await signIn();
    expect(await changeAccountState(context, { userId: id, state: 'warned' })).toEqual({
      ok: true,
    });
    expect(await readSession(context, tokens.accessToken)).toMatchObject({ state: 'warned' });
    expect(await newsOf(id)).toEqual([['accounts.state-changed', { userId: id, state: 'warned' }]]);
  });

  it.each(['suspended', 'terminated'] as const)(
    'to %s ends every live session, and returns the reason only for the right password',
    async (state) => {
      const { id, email, tokens } = await signIn();
      await changeAccountState(context, { userId: id, state });
      expect(await readSession(context, tokens.accessToken)).toBeNull();
      expect(await refreshSession(context, tokens.refreshToken)).toMatchObject({ ok: false });
      expect(await newsOf(id)).toEqual([
        ['accounts.session-revoked', { userId: id, sessionId: tokens.sessionId }],
        ['accounts.state-changed', { userId: id, state }],
      ]);
      expect(await logIn(context, { email, password: testPassword })).toMatchObject({
        reason: state,
      });
      expect(await logIn(context, { email, password: 'wrong-one' })).toMatchObject({
        reason: 'wrong-credentials',
      });
    },
  );

  it('admits a reinstated user again, with a new session', async () => {
    const { id, email, tokens } = await signIn();
    await changeAccountState(context, { userId: id, state: 'suspended' });
    await changeAccountState(context, { userId: id, state: 'active' });
    expect(await readSession(context, tokens.accessToken)).toBeNull();
    expect(await logIn(context, { email, password: testPassword })).toMatchObject({ ok: true });
  });

  it('takes effect once, however often it is requested', async () => {
    const { id } = await signIn();
    const suspend = () => changeAccountState(context, { userId: id, state: 'suspended' });
    const answers = await Promise.all([suspend(), suspend(), suspend()]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await newsOf(id)).toHaveLength(2);
  });

  it('is refused for an unknown user or an unreachable state', async () => {
    expect(await changeAccountState(context, { userId: newId(), state: 'warned' })).toMatchObject({
      reason: 'not-found',
    });
    const { id } = await makeUser(database.db, { state: 'deleted' });
    expect(await changeAccountState(context, { userId: id, state: 'active' })).toMatchObject({
      reason: 'state-not-reachable',
    });
    expect(await stateOf(id)).toBe('deleted');
  });
});
