import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Moderator } from '../moderation/verdict';
import { updateUser } from '../profile/update-user';
import { contactChanged } from './events';
import { sign } from '../shared/sealing/signature';
import { isUnsubscribed } from './is-unsubscribed';
import { resubscribe, unsubscribe } from './unsubscribe';
import { readUnsubscribeToken, writeUnsubscribeToken } from './token';
import { unsubscribeUrl } from './unsubscribe-url';

const { database, context } = await openTestContext();

const announcements = (email: string) =>
  database
    .db('outbox')
    .whereRaw("name = 'unsubscribes.email-unsubscribed' and payload->>'email' = ?", [email]);

describe('the token of a mail', () => {
  it('speaks for the address it was made for', () => {
    const token = writeUnsubscribeToken(context, 'Ada@Example.com');
    expect(readUnsubscribeToken(context, token)).toBe('ada@example.com');
    const url = new URL(unsubscribeUrl(context, 'https://example.com', 'ada@example.com'));
    expect(readUnsubscribeToken(context, url.searchParams.get('token') ?? '')).toBe(
      'ada@example.com',
    );
  });

  it('cannot be made up, changed, or taken from another purpose', () => {
    const [address = '', signature = ''] = writeUnsubscribeToken(context, 'a@b.de').split('.');
    const other = Buffer.from('c@d.de').toString('base64url');
    for (const token of [
      '',
      '.',
      address,
      `${other}.${signature}`,
      `${address}.${signature.slice(1)}`,
      `${address}.${sign(context.keys.media, 'a@b.de')}`,
      'x'.repeat(100_000),
    ]) {
      expect(readUnsubscribeToken(context, token)).toBeNull();
    }
  });
});

/** A moderator that allows everything; these tests change no names. */
const allowing: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };

describe('unsubscribe', () => {
  it('withdraws the owner’s consent, and announces it once however often it is called', async () => {
    const { id, email } = await makeUser(database.db);
    await database.db('users').where({ id }).update({ agreed_to_promotions: true });
    const token = writeUnsubscribeToken(context, email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => unsubscribe(context, token)),
    );
    expect(answers).toEqual(answers.map(() => ({ ok: true, email })));
    expect(await isUnsubscribed(context, database.db, email.toUpperCase())).toBe(true);
    expect(await database.db('users').where({ id }).first('agreed_to_promotions')).toEqual({
      agreed_to_promotions: false,
    });
    expect(await announcements(email)).toMatchObject([{ person_id: id, payload: { email } }]);
    const contact = database.db('outbox').where({ name: contactChanged.name, person_id: id });
    expect(await contact).toHaveLength(1);
  });

  it('holds until the owner of the address agrees again; a sign-up with the address undoes nothing', async () => {
    const { id, email } = await makeUser(database.db);
    const stranger = await makeUser(database.db, { email, isVerified: false });
    await unsubscribe(context, writeUnsubscribeToken(context, email));
    const agree = { agreesToPromotions: true };
    await updateUser(context, allowing, stranger.id, agree);
    expect(await isUnsubscribed(context, database.db, email)).toBe(true);
    await updateUser(context, allowing, id, agree);
    expect(await isUnsubscribed(context, database.db, email)).toBe(false);
  });

  it('does the same for an address without an account', async () => {
    const email = 'nobody@example.com';
    await unsubscribe(context, writeUnsubscribeToken(context, email));
    expect(await isUnsubscribed(context, database.db, email)).toBe(true);
    await resubscribe(context, database.db, email);
    expect(await isUnsubscribed(context, database.db, email)).toBe(false);
  });

  it('refuses a token that we did not sign', async () => {
    expect(await unsubscribe(context, 'made.up')).toEqual({ ok: false, reason: 'invalid-token' });
  });
});
