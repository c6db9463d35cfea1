import { afterAll, beforeAll, expect, it } from 'vitest';
import { cast } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { makePost } from '~/db/testing';
import { countQueries } from '~/db/testing/count-queries';
import { appendCharacterMessage } from '~/domain/chat/messages/append-message';
import { newId } from '~/domain/shared/ids';
import type { Client } from '~/app/testing/client';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

let site: TestSite;
let slug: string;
let member: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await seedCharacters(site.db, cast, new Date());
  const [character] = await site.db('characters').limit(1).select('id', 'slug');
  if (!character) throw new Error('nobody was seeded');
  slug = character.slug;
  for (const access of ['free', 'token', 'fanClub'] as const) {
    await makePost(site.db, { access, characterId: character.id });
  }
  member = await logIn(site);
  await member.post('/api/v1/chats', { characterIds: [character.id] });
  await leaveUnread(character.id);
}, 60_000);
afterAll(() => site.close());

/** The character says something that the member has not seen. */
async function leaveUnread(characterId: string) {
  const [chat] = await site.db('chats').where({ user_id: member.userId }).select('id');
  const chatId = chat?.id ?? '';
  await site.db.transaction((trx) =>
    appendCharacterMessage(site.domain, trx, {
      id: newId(),
      chatId,
      lastSeq: 1,
      senderId: characterId,
      content: 'Are you there?',
      now: site.domain.now(),
    }),
  );
}

/** The fewest of some visits: what is kept for a moment, such as settings, is read by another. */
async function queriesOf(client: Pick<Client, 'get'>, path: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const queries = countQueries(site.db);
    const page = await client.get(path);
    counts.push(queries.stop());
    expect(page.status).toBe(200);
  }
  return Math.min(...counts);
}

it.each([
  ['home', () => '/', 5],
  ['a conversation', () => `/chats/${slug}`, 5],
  ['a profile', () => `/characters/${slug}`, 5],
  ['the explorer', () => '/explorer', 9],
])('%s asks the database no more for a member than it needs', async (_name, path, most) => {
  expect(await queriesOf(member, path())).toBeLessThanOrEqual(most);
});

it.each([
  ['home', () => '/', 5],
  ['a profile', () => `/characters/${slug}`, 5],
])('%s asks no more for a visitor', async (_name, path, most) => {
  const visitor = site.client();
  expect(await queriesOf(visitor, path())).toBeLessThanOrEqual(most);
});
