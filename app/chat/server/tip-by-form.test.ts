import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter } from '~/db/testing';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { newId } from '~/domain/shared/ids';
import { readBalance } from '~/domain/wallet/get-balance';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

/** Creates a person with this many tokens, who sends tips by form alone. */
async function giver(tokens: number) {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  const had = await readBalance(site.db, member.userId);
  if (tokens > had) await giveTokens(site.domain, member.userId, tokens - had);
  const person = { kind: 'user', id: member.userId } as const;
  const give = (fields: Record<string, string>) =>
    member.request('POST', `/chats/${slug}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'tip', idempotencyKey: newId(), ...fields }).toString(),
    });
  const tips = async () =>
    (await listMessages(site.domain, person, { characterId, limit: 20 })).items.flatMap(
      ({ details, content }) => (details?.type === 'tip' ? [[details.tokens, content]] : []),
    );
  const balance = () => readBalance(site.db, member.userId);
  return { member, slug, characterId, give, tips, balance };
}

describe('the sheet of a tip', () => {
  const open = async (params: Record<string, string>) => {
    const { member, slug, characterId } = await giver(100);
    const search = new URLSearchParams({
      modal: 'tipModal',
      'tipModal.characterId': characterId,
      ...params,
    });
    return (await member.get(`/chats/${slug}?${search}`)).body;
  };

  it('offers amounts with their worth, and states that a tip buys nothing', async () => {
    const body = await open({});
    for (const words of [
      'Tip Noor',
      'It doesn’t buy anything.',
      '$1.00',
      '$2.50',
      '$5.00',
      '$10.00',
    ]) {
      expect(body).toContain(words);
    }
  });

  it('reports an unknown character', async () => {
    expect(await open({ 'tipModal.characterId': newId() })).toContain('Character not found');
  });
});

describe('a tip by a form', () => {
  it('is an offered amount, or one of one’s own before that, with a word', async () => {
    const { slug, give, tips, balance } = await giver(100);
    const given = await give({ preset: '25', own: '', words: 'For the print' });
    expect(given.status).toBe(302);
    expect(given.headers.get('location')).toBe(`/chats/${slug}#latest`);
    await give({ preset: '25', own: '7', words: '' });
    expect(await tips()).toEqual([
      [25, 'For the print'],
      [7, ''],
    ]);
    expect(await balance()).toBe(68);
  });

  it('sent twice is one', async () => {
    const { give, tips, balance } = await giver(100);
    const idempotencyKey = newId();
    await Promise.all([1, 2].map(() => give({ idempotencyKey, preset: '10' })));
    expect(await tips()).toEqual([[10, '']]);
    expect(await balance()).toBe(90);
  });

  it.each(['0', '-5', '2.5', 'a lot', '99999999'])('is not %s tokens', async (own) => {
    const { give, tips, balance } = await giver(100);
    const refused = await give({ own });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Choose an amount, or enter a whole number of at least 1.');
    expect(await tips()).toEqual([]);
    expect(await balance()).toBe(100);
  });

  it('that exceeds the balance states how many tokens are missing', async () => {
    const { give, balance } = await giver(100);
    const refused = await give({ own: '150' });
    expect(refused.body).toContain('You’re 50 tokens short. Nothing was charged.');
    expect(await balance()).toBe(100);
  });

  it('above one’s own limit leads to it', async () => {
    const { member, give, balance } = await giver(100);
    await changeSpendingLimit(site.domain, member.userId, { period: 'day', tokens: 20 });
    expect((await give({ preset: '25' })).body).toContain('the limit you set for yourself');
    expect(await balance()).toBe(100);
  });

  it('requires confirmation first when the user wants it, and then uses the same key', async () => {
    const { member, give, tips, balance } = await giver(100);
    await changeSpendConfirmation(site.domain, member.userId, 20);
    const idempotencyKey = newId();
    const response = await give({ idempotencyKey, preset: '25', words: 'For the print' });
    expect(response.body).toContain(
      'Send 25 tokens ($2.50) as a tip? You asked us to check first.',
    );
    expect(response.body).toContain(`value="${idempotencyKey}"`);
    // The button sends the amount that it agrees to.
    expect(response.body).toContain('name="confirmed" value="25"');
    expect(await balance()).toBe(100);
    await give({ idempotencyKey, own: '25', words: 'For the print', confirmed: '25' });
    expect(await tips()).toEqual([[25, 'For the print']]);
  });

  it('of a visitor leads to signing up', async () => {
    const { slug } = await giver(0);
    const visitor = site.client();
    await visitor.get('/');
    const answer = await visitor.request('POST', `/chats/${slug}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'tip', idempotencyKey: newId(), own: '5' }).toString(),
    });
    expect(answer.headers.get('location')).toBe(`/chats/${slug}?modal=signUpModal`);
  });
});
