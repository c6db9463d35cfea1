import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost } from '~/db/testing';
import type { Client } from '~/app/testing/client';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await makePost(site.db);
});
afterAll(() => site.close());

/** Reads the text in place of posts, and its link. */
async function readEmpty(client: Client, path: string) {
  const { body } = await client.get(path, { headers: { accept: 'text/html' } });
  const main = /<h1[^]*?<aside/.exec(String(body))?.[0] ?? '';
  const textOf = (tag: string) =>
    [...main.matchAll(new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`, 'g'))].at(-1)?.[1];
  const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return { title: textOf('h2'), text: textOf('p'), links };
}

async function follow(client: { userId: string }, characterId: string) {
  const row = { user_id: client.userId, character_id: characterId, created_at: new Date() };
  await site.db('follows').insert(row);
}

const following = '/explorer?feedTab=following';

it('invites a visitor to sign up', async () => {
  const empty = await readEmpty(site.client(), following);
  expect(empty).toMatchObject({ title: 'Posts from those you follow' });
  expect(empty.links.some((href) => href.includes('modal=signUpModal'))).toBe(true);
});

it('leads a member who follows no character to the characters, whatever the filter', async () => {
  const member = await logIn(site);
  const withdrawn = await makeCharacter(site.db, { isPublished: false });
  await follow(member, withdrawn.id);
  for (const path of [following, `${following}&hairColor=Teal`]) {
    const empty = await readEmpty(member, path);
    expect(empty).toMatchObject({
      title: 'You’re not following anyone yet',
      text: 'Follow someone, and their posts appear here.',
    });
    expect(empty.links).toContain('/characters');
  }
});

it('states that the followed characters have posted nothing', async () => {
  const member = await logIn(site);
  const { id } = await makeCharacter(site.db);
  await follow(member, id);
  await makePost(site.db, { characterId: id, isPublished: false });
  const empty = await readEmpty(member, following);
  expect(empty.title).toBe('No posts yet');
  expect(empty.links).toContain('/characters?feed=following');
});

it('offers to clear filters that nothing matches, and stays in the feed', async () => {
  const member = await logIn(site);
  const { characterId } = await makePost(site.db);
  await follow(member, characterId);
  for (const tab of ['following', 'new']) {
    const path = `/explorer?feedTab=${tab}`;
    const empty = await readEmpty(member, `${path}&hairColor=Teal&clothing=Coat`);
    expect(empty.title).toBe('No posts match');
    expect(empty.links).toContain(path);
  }
});

it('names the character who has posted nothing', async () => {
  const { slug } = await makeCharacter(site.db);
  const character = await site.db('characters').where({ slug }).first<{ name: string }>('name');
  const empty = await readEmpty(site.client(), `/explorer/${slug}`);
  expect(empty.title).toBe(`Nothing by ${character.name} here`);
  expect(empty.links).toContain(`/characters/${slug}`);
});
