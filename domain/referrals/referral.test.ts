import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAsker, makeCharacter, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { codeSentTo } from '~/db/testing/code-sent-to';
import { signUp } from '../accounts/sign-up';
import { verifySignUp } from '../accounts/verify-sign-up';
import type { Viewer } from '../viewers/viewer';
import { newId } from '../shared/ids';
import { getReferralLink } from './get-referral-link';
import { processReferral, readReferral } from './referral';
import { readReferralCode, referralCodeOf } from './referral-code';

const { database, context } = await openTestContext();

const anonymous: Viewer = { kind: 'nobody' };

async function join(referral: { characterId: string; code: string } | undefined) {
  const email = `${newId()}@example.com`;
  const input = { email, password: testPassword, accountType: 'User' as const };
  const { user, tokens } = await signUp(context, input, { referral });
  return {
    userId: user.id,
    prove: async () => {
      const code = await codeSentTo(context, user.id);
      return verifySignUp(context, {
        userId: user.id,
        sessionId: tokens.sessionId,
        asker: makeAsker(),
        email,
        code,
      });
    },
  };
}
const noted = (userId: string) =>
  database.db('character_referrals').where({ referred_user_id: userId });
const countOf = async (characterId: string) =>
  (
    await database
      .db('character_counts')
      .where({ character_id: characterId })
      .first<{ referrals: number } | undefined>('referrals')
  )?.referrals ?? 0;

describe('a link', () => {
  it('identifies its owner without showing the id, and carries nothing for a visitor', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id, slug } = await makeCharacter(database.db);
    const link = await getReferralLink(context, id, userId);
    const code = new URL(link ?? '', 'https://example.com').searchParams.get('ref') ?? '';
    expect(readReferralCode(context, code)).toBe(userId);
    expect(link).not.toContain(userId);
    expect(await getReferralLink(context, id, null)).toBe(`/characters/${slug}`);
    expect(await getReferralLink(context, newId(), userId)).toBeNull();
  });

  it('cannot be made up, nor made of another sealed text', () => {
    const other = context.seal.seal(`code:${newId()}`).slice('sealed:'.length);
    expect(readReferralCode(context, other)).toBeNull();
    const genuine = referralCodeOf(context, newId());
    fc.assert(
      fc.property(fc.nat(genuine.length - 1), fc.constantFrom('A', 'b', '_', '.'), (at, letter) => {
        fc.pre(genuine[at] !== letter && at < genuine.length - 2);
        const changed = genuine.slice(0, at) + letter + genuine.slice(at + 1);
        expect(readReferralCode(context, changed)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readReferralCode(context, text)).toBeNull();
        expect(readReferral(text)).toBeUndefined();
      }),
    );
  });
});

describe('coming by a link', () => {
  it('is stored for a visitor, and not for a user with an account', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: characterId } = await makeCharacter(database.db);
    const referral = { characterId, code: referralCodeOf(context, userId) };
    const processed = await processReferral(context, anonymous, referral);
    if (!processed.ok) throw new Error('refused');
    expect(readReferral(processed.kept ?? '')).toEqual(referral);
    const member = (id: string) => ({ kind: 'user', userId: id, isVerified: true }) as Viewer;
    expect(await processReferral(context, member(newId()), referral)).toEqual({
      ok: true,
      kept: null,
    });
    expect(await processReferral(context, member(userId), referral)).toMatchObject({
      reason: 'own-referral',
    });
    expect(
      await processReferral(context, anonymous, { ...referral, characterId: newId() }),
    ).toEqual({
      ok: false,
      reason: 'no-such-character',
    });
    expect(await processReferral(context, anonymous, { characterId, code: 'x' })).toEqual({
      ok: false,
      reason: 'invalid-token',
    });
  });

  it('is noted at the sign-up and counted once its address is proved', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: characterId } = await makeCharacter(database.db);
    const { userId: joined, prove } = await join({
      characterId,
      code: referralCodeOf(context, userId),
    });
    expect(await noted(joined)).toMatchObject([
      { character_id: characterId, referrer_user_id: userId },
    ]);
    expect(await countOf(characterId)).toBe(0);
    expect(await prove()).toMatchObject({ ok: true });
    expect(await countOf(characterId)).toBe(1);
  });

  it('is not recorded without a link, nor for a forged or outdated one', async () => {
    const { id: characterId } = await makeCharacter(database.db);
    const ended = await makeUser(database.db, { state: 'terminated' });
    const one = await makeUser(database.db);
    const cases = [
      undefined,
      { characterId, code: 'A'.repeat(98) },
      { characterId, code: referralCodeOf(context, ended.id) },
      { characterId, code: referralCodeOf(context, newId()) },
      { characterId: newId(), code: referralCodeOf(context, one.id) },
    ];
    for (const referral of cases) {
      const { userId, prove } = await join(referral);
      expect(await noted(userId)).toEqual([]);
      expect(await prove()).toMatchObject({ ok: true });
    }
    expect(await countOf(characterId)).toBe(0);
  });
});
