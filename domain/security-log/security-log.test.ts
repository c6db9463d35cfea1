import { describe, expect, it } from 'vitest';
import { makeSession, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { withRequestId } from '~/observability/request-context';
import { changeAccountState } from '../account-states/testing/change-account-state';
import { changePassword } from '../credentials/change-password';
import { logIn } from '../accounts/log-in';
import { requestDeletion } from '../deletions/request-deletion';
import { requestExport } from '../privacy/request-export';
import { newId } from '../shared/ids';
import { countRecentEvents } from './count-recent-events';
import { logSecurityEvent } from './log-security-event';
import { trimSecurityLog } from './trim-security-log';

const { database, context } = await openTestContext();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = <T>(address: string, work: () => T) =>
  withRequestId(`request-${newId()}`, work, { address, userAgent: firefox });
const kindsOf = (userId: string) =>
  database.db('security_log').where({ user_id: userId }).orderBy('id').pluck<string[]>('kind');

describe('the security log', () => {
  it('lists the events of an account in order', async () => {
    const { id, email } = await makeUser(database.db);
    const signedIn = await logIn(context, { email, password: testPassword });
    if (!signedIn.ok) throw new Error(signedIn.reason);
    await changePassword(context, {
      userId: id,
      sessionId: signedIn.tokens.sessionId,
      oldPassword: testPassword,
      newPassword: 'another one, longer',
    });
    await requestExport(context, { userId: id, sessionId: signedIn.tokens.sessionId });
    await changeAccountState(context, { userId: id, state: 'suspended' });
    await logIn(context, { email, password: 'another one, longer' });
    await changeAccountState(context, { userId: id, state: 'active' });
    await requestDeletion(context, { ...(await makeSession(context, id)), reason: '' });
    expect(await kindsOf(id)).toEqual([
      'sign-in',
      'password-changed',
      'export-requested',
      'account-state-changed',
      'sign-in-refused',
      'account-state-changed',
      'sign-in',
      'deletion-requested',
    ]);
  });

  it('knows the same network and the same account again, and names neither', async () => {
    const email = `${newId()}@example.com`;
    const attempt = () => logIn(context, { email, password: 'guessed' });
    await from('198.51.100.7', attempt);
    await from('::ffff:198.51.100.7', attempt);
    await from('203.0.113.9', () => logIn(context, { email: email.toUpperCase(), password: 'x' }));
    const rows = await database
      .db('security_log')
      .where({ kind: 'sign-in-refused' })
      .orderBy('id', 'desc')
      .limit(3)
      .select<{ network: Buffer; client: string; detail: { account: string } }[]>('*');
    const networks = rows.map(({ network }) => network.toString('hex'));
    expect(networks[1]).toBe(networks[2]);
    expect(networks[0]).not.toBe(networks[1]);
    expect(new Set(rows.map(({ detail }) => detail.account)).size).toBe(1);
    expect(rows[0]?.client).toBe('Firefox on Linux');
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|203\.0|example\.com|guessed/);
  });

  it('is written together with the change it records, or not at all', async () => {
    const { id } = await makeUser(database.db);
    const undone = context.db.transaction(async (trx) => {
      await logSecurityEvent(context, trx, { kind: 'password-changed', userId: id });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kindsOf(id)).toEqual([]);
  });

  it('cannot be changed, emptied or dated by the application', async () => {
    await logSecurityEvent(context, context.db, { kind: 'command', actor: { kind: 'system' } });
    const log = () => database.db('security_log');
    await expect(log().update({ kind: 'sign-in' })).rejects.toThrow(/permission denied/);
    await expect(log().delete()).rejects.toThrow(/permission denied/);
    await expect(database.db.raw('truncate security_log')).rejects.toThrow(/permission denied/);
    await expect(
      log().insert({ kind: 'command', actor_kind: 'system', at: new Date(0) }),
    ).rejects.toThrow(/permission denied/);
    await expect(
      database.db.raw(
        'create or replace function trim_security_log(before timestamptz) returns bigint language sql as $$ select 0::bigint $$',
      ),
    ).rejects.toThrow(/permission denied|must be owner/);
  });

  it('loses old entries, and none younger than ninety days, whatever limit is requested', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
    await database.owner('security_log').insert(
      [400, 100, 80].map((days) => ({
        at: ago(days),
        kind: 'command',
        actor_kind: 'system',
        detail: { days },
      })),
    );
    expect(await trimSecurityLog(context)).toBe(1);
    await database.db.raw("select trim_security_log(now() + interval '1 day')");
    const kept = await database.db('security_log').whereRaw("detail ? 'days'".replace('?', '\\?'));
    expect(kept).toMatchObject([{ detail: { days: 80 } }]);
  });

  it('is counted by kind, for alerts', async () => {
    const counts = await countRecentEvents(database.db, 300);
    expect(counts).toContainEqual({ kind: 'staff-sign-in', count: 0 });
    expect(counts.find(({ kind }) => kind === 'sign-in-refused')?.count).toBeGreaterThan(2);
  });
});
