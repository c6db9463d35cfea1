import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makeUser } from '~/db/testing';
import { sendMessage } from '~/domain/chat/send/send-message';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const moderator: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'minor_self', layer: 'grammar', score: 1 }],
    }),
};

async function heldBy(content: string) {
  const { id, email } = await makeUser(site.db);
  const { id: characterId } = await makeCharacter(site.db);
  const person = { kind: 'user', id } as const;
  const idempotencyKey = newId();
  await sendMessage(site.domain, moderator, { person, characterId, idempotencyKey, content });
  return { id, email };
}
const path = '/admin/age-reviews';
const stateOf = async (id: string) => (await site.db('users').where({ id }).first('state'))?.state;

describe('the ages under review', () => {
  it('are shown to staff with the words, and end with readmission or closure', async () => {
    const [back, gone] = [await heldBy('first words'), await heldBy('second words')];
    const staff = await signInStaff(site, 'usersManager');
    const list = JSON.stringify((await staff.get(path)).body);
    expect([back.email, gone.email].filter((email) => !list.includes(email))).toEqual([]);
    const send = (userId: string, intent: string) =>
      staff.request('POST', `${path}/${userId}`, {
        body: formBody({ intent }),
        headers: formHeaders,
      });
    // The text stays sealed until staff open it, which the log records.
    expect(JSON.stringify((await staff.get(`${path}/${back.id}`)).body)).not.toContain(
      'first words',
    );
    const opened = JSON.stringify((await send(back.id, 'open')).body);
    expect(['first words', 'grammar'].filter((part) => !opened.includes(part))).toEqual([]);
    const decide = async (userId: string, intent: string) => (await send(userId, intent)).status;
    const states = async () => [await stateOf(back.id), await stateOf(gone.id)];
    // Only the two answers decide anything.
    expect(await decide(back.id, 'warn')).toBe(400);
    expect(await states()).toEqual(['under_age_review', 'under_age_review']);
    expect(await decide(back.id, 'release')).toBe(302);
    await send(gone.id, 'take');
    expect(await decide(gone.id, 'close')).toBe(302);
    expect(await states()).toEqual(['active', 'terminated']);
    expect(JSON.stringify((await staff.get(path)).body)).not.toContain(back.email);
    // A colleague has decided meanwhile: the response reports it, and nothing changes.
    expect([await decide(gone.id, 'release'), await decide(back.id, 'close')]).toEqual([409, 409]);
    expect(await decide(newId(), 'close')).toBe(409);
    expect(await states()).toEqual(['active', 'terminated']);
    const acts = site.db('staff_actions').whereIn('user_id', [back.id, gone.id]).orderBy('id');
    expect(await acts.select('act', 'role', 'before', 'after')).toEqual([
      { act: 'account.open', role: 'usersManager', before: null, after: null },
      {
        act: 'account.release',
        role: 'usersManager',
        before: { state: 'under_age_review' },
        after: { state: 'active' },
      },
      {
        act: 'account.close',
        role: 'usersManager',
        before: { state: 'under_age_review' },
        after: { state: 'terminated' },
      },
    ]);
  });

  it('are neither shown to nor decided by other roles', async () => {
    const { id, email } = await heldBy('third words');
    const body = formBody({ intent: 'release' });
    for (const client of [site.client(), await signInStaff(site, 'marketingManager')]) {
      const answers = [
        await client.get(path),
        await client.request('POST', `${path}/${id}`, { body, headers: formHeaders }),
        await client.request('POST', `${path}/${id}`, {
          body: formBody({ intent: 'open' }),
          headers: formHeaders,
        }),
      ];
      for (const { status, body: content } of answers) {
        expect([302, 403]).toContain(status);
        expect(JSON.stringify(content)).not.toContain(email);
        expect(JSON.stringify(content)).not.toContain('third words');
      }
    }
    expect(await stateOf(id)).toBe('under_age_review');
  });
});
