import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makeStory } from '~/db/testing';
import { referralCodeOf } from '~/domain/referrals/referral-code';
import { formBody, formHeaders, renderPages } from '~/tests/security/testing/pages';
import { writeConsent } from '~/app/consent/consent';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

interface Page {
  loaderData: Record<string, Record<string, unknown>>;
}
async function dataOf(client: Client, path: string, file: string) {
  const answer = await client.get(path);
  return { ...answer, data: (answer.body as Page).loaderData?.[`routes/${file}`] };
}
const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

describe('the page of stories', () => {
  const file = '_shell.stories.$slug';

  it('shows the first unread one and notes that it was seen', async () => {
    const { id: characterId, slug } = await makeCharacter(site.db);
    const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3600 * 1000);
    const first = await makeStory(site.db, { characterId, createdAt: at(3) });
    const second = await makeStory(site.db, { characterId, createdAt: at(2) });
    const member = await logIn(site);
    const read = async (query = '') =>
      (await dataOf(member, `/stories/${slug}${query}`, file)).data?.start;
    expect(await read()).toBe(0);
    expect(await read()).toBe(1);
    expect(await read()).toBe(0);
    expect(await read(`?story=${second.id}`)).toBe(1);
    expect(await site.db('story_reads').where({ user_id: member.userId })).toHaveLength(2);
    expect((await dataOf(site.client(), `/stories/${slug}`, file)).data).toMatchObject({
      start: 0,
    });
    expect(first.characterId).toBe(characterId);
  });

  it('is missing for a character without stories, and for an unknown one', async () => {
    const { slug } = await makeCharacter(site.db);
    for (const path of [`/stories/${slug}`, '/stories/nobody-of-this-name']) {
      expect((await site.client().get(path)).status).toBe(404);
    }
  });

  it('leads on to the next character with something unread', async () => {
    const member = await logIn(site);
    const [one, other] = [await makeCharacter(site.db), await makeCharacter(site.db)];
    await makeStory(site.db, { characterId: other.id, createdAt: new Date(Date.now() - 5) });
    await makeStory(site.db, { characterId: one.id });
    const { data } = await dataOf(member, `/stories/${one.slug}`, file);
    expect(data).toMatchObject({ nextHref: `/stories/${other.slug}` });
  });
});

describe('the form that follows', () => {
  it('brings a page without scripts back, and answers one with scripts', async () => {
    const { id } = await makeCharacter(site.db);
    const member = await logIn(site);
    const plain = await post(member, `/follows/${id}`, {
      follow: 'yes',
      redirectTo: '/characters',
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([302, '/characters']);
    const follows = () => site.db('follows').where({ user_id: member.userId });
    expect(await follows()).toHaveLength(1);
    await post(member, `/follows/${id}`, { follow: 'no', redirectTo: 'https://example.com/' });
    expect(await follows()).toHaveLength(0);
  });

  it('sends a visitor to sign in, and follows no unpublished character', async () => {
    const { id } = await makeCharacter(site.db, { isPublished: false });
    const visitor = await post(site.client(), `/follows/${id}`, { follow: 'yes' });
    expect(visitor.headers.get('location')).toMatch(/^\/sign_in\?/);
    await post(await logIn(site), `/follows/${id}`, { follow: 'yes' });
    expect(await site.db('follows').where({ character_id: id })).toEqual([]);
  });
});

it('a profile stores the referrer of its link, with the consent of its visitor', async () => {
  const { slug } = await makeCharacter(site.db);
  const member = await logIn(site);
  const path = `/characters/${slug}?ref=${referralCodeOf(site.domain, member.userId)}`;
  const came = async (marketing: boolean) => {
    const visitor = site.client();
    const consent = { marketing, analytics: false };
    visitor.cookies.set('cookie_consent', writeConsent(consent, new Date()));
    return (await visitor.get(path)).setCookies.some((line) =>
      line.startsWith('nocturne_referral'),
    );
  };
  expect([await came(true), await came(false)]).toEqual([true, false]);
});
