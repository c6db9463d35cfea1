import type { StaffRow } from '~/db/rows';
import { describe, expect, it } from 'vitest';
import { makeAsker, makeStaff } from '~/db/testing';
import type { DomainContext } from '../shared/context';
import { openTestContext } from '~/db/testing/open-test-context';
import { beginApp } from '../second-factors/begin-app';
import { confirmApp } from '../second-factors/confirm-app';
import { listFactors } from '../second-factors/list-factors';
import { removeApp, removePasskey } from '../second-factors/remove-factor';
import { codeNow } from '~/db/testing/code-now';
import { newId } from '../shared/ids';
import { findStaffMember } from './list-staff';
import { openStaffSession } from './open-staff-session';
import { isStaffFreshlyProved, reauthenticateStaff } from './reauthenticate-staff';
import { readStaffSession, type StaffSession } from './read-staff-session';
import { resetStaffFactors } from './reset-staff-factors';

const { database, context } = await openTestContext();

async function signIn(staffId: string): Promise<StaffSession & { token: string }> {
  const { token } = await openStaffSession(context, context.db, { staffId });
  const session = await readStaffSession(context, token);
  if (!session) throw new Error('no session');
  return { ...session, token };
}

/** Creates a signed-in staff member with an app and recovery codes. */
async function withApp(role: StaffRow['role'] = 'superAdmin') {
  const { id, email } = await makeStaff(database.db, { role });
  const holder = { kind: 'staff', id } as const;
  const begun = await beginApp(context, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(context, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
  const codes = (added.recoveryCodes ?? []).map((code) => code.replace('-', ''));
  return { id, email, holder, codes, session: await signIn(id) };
}

async function addPasskey({ id }: { id: string }) {
  const passkeyId = newId();
  await database.db('passkeys').insert({
    id: passkeyId,
    holder_kind: 'staff',
    holder_id: id,
    credential_id: passkeyId,
    public_key: Buffer.alloc(1),
    counter: 0,
    transports: [],
    name: 'Desk',
    created_at: context.now(),
  });
  return passkeyId;
}

async function changesTo(email: string): Promise<string[]> {
  const rows = await database
    .db('outbox')
    .where({ name: 'second-factors.changed' })
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<{ payload: { change: string } }[]>('payload');
  return rows.map(({ payload }) => payload.change);
}

describe('a member of staff', () => {
  it('keeps the last second factor while one is required', async () => {
    const { id, email, holder } = await withApp();
    expect(await removeApp(context, holder)).toMatchObject({ reason: 'last-factor' });
    expect(await listFactors(context.db, holder)).toMatchObject({ recoveryCodesLeft: 10 });
    const passkeyId = await addPasskey({ id });
    const removals = await Promise.all([
      removeApp(context, holder),
      removePasskey(context, { holder, passkeyId }),
    ]);
    expect(removals.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await changesTo(email)).toHaveLength(2);
  });

  it('may remove the last second factor if none is required', async () => {
    const { holder } = await withApp();
    const lenient: DomainContext = {
      ...context,
      settings: (of) => Promise.resolve(of.parse({ staff_second_factor_required: false })),
    };
    expect(await removeApp(lenient, holder)).toEqual({ ok: true });
    expect(await listFactors(context.db, holder)).toMatchObject({ recoveryCodesLeft: 0 });
  });

  it('proves their identity again, in a new session that lasts no longer than the old one', async () => {
    const { codes, session } = await withApp();
    expect(await isStaffFreshlyProved(context, session)).toBe(true);
    context.advance(601_000);
    expect(await isStaffFreshlyProved(context, session)).toBe(false);
    const prove = (code = '') =>
      reauthenticateStaff(context, session, { asker: makeAsker(), proof: { code } });
    expect(await prove('aaaaaaaaaa')).toMatchObject({ reason: 'invalid-code' });
    expect(await isStaffFreshlyProved(context, session)).toBe(false);
    const proved = await prove(codes[0]);
    if (!proved.ok) throw new Error(proved.reason);
    const renewed = await readStaffSession(context, proved.tokens.token);
    expect(renewed && (await isStaffFreshlyProved(context, renewed))).toBe(true);
    expect(await readStaffSession(context, session.token)).toBeNull();
    const ends = await database
      .db('staff_sessions')
      .where({ staff_id: session.staffId })
      .pluck<Date[]>('expires_at');
    expect(new Set(ends.map(Number)).size).toBe(1);
    expect(await prove(codes[1])).toMatchObject({ reason: 'no-session' });
  });
});

describe('a super administrator', () => {
  it('resets the factors of a staff member who lost them, who is notified and signed out', async () => {
    const [by, lost] = [await withApp(), await withApp('manager')];
    await addPasskey(lost);
    const listed = () => findStaffMember(context, lost.id);
    expect(await listed()).toMatchObject({ role: 'manager', passkeys: 1, has_app: true });
    const reset = await resetStaffFactors(context, { by: by.session, staffId: lost.id });
    expect(reset).toEqual({ ok: true });
    expect(await listed()).toMatchObject({ passkeys: 0, has_app: false });
    expect(await listFactors(context.db, lost.holder)).toMatchObject({ recoveryCodesLeft: 0 });
    expect(await readStaffSession(context, lost.session.token)).toBeNull();
    expect(await readStaffSession(context, by.session.token)).not.toBeNull();
    expect(await changesTo(lost.email)).toEqual(['app-added', 'factors-reset']);
    const [logged] = await database
      .db('security_log')
      .where({ kind: 'second-factor-changed', actor_id: by.id })
      .orderBy('id', 'desc');
    expect(logged).toMatchObject({
      actor_kind: 'staff',
      detail: { change: 'factors-reset', holder: lost.id },
    });
  });

  it('does so only after a fresh proof, and neither for themselves nor for an unknown id', async () => {
    const [by, other] = [await withApp(), await withApp()];
    const reset = (staffId: string) => resetStaffFactors(context, { by: by.session, staffId });
    expect(await reset(by.id)).toMatchObject({ reason: 'forbidden' });
    expect(await reset(newId())).toMatchObject({ reason: 'not-found' });
    context.advance(601_000);
    expect(await reset(other.id)).toMatchObject({ reason: 'proof-required' });
    expect(await listFactors(context.db, other.holder)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('alone does so', async () => {
    const [by, other] = [await withApp('admin'), await withApp()];
    const reset = await resetStaffFactors(context, { by: by.session, staffId: other.id });
    expect(reset).toMatchObject({ reason: 'forbidden' });
    expect(await changesTo(other.email)).toEqual(['app-added']);
  });
});
