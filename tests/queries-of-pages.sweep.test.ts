import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
import { holdBudget } from './budgets/testing/hold-budget';

let site: TestSite;
/** The slug of a character with a chat; next, of a verified model with a club. */
let slug: string;
let modelSlug: string;
let member: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await seedCharacters(site.db, cast, new Date());
  member = await logIn(site);
  slug = await begin({ type: 'Platform' });
  modelSlug = await begin({ type: 'VerifiedModel' });
}, 60_000);
afterAll(() => site.close());

// Values cached for a second, such as settings, stay cached for all visits, however slow the machine is.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => vi.useRealTimers());

/** Opens a chat with the first character of a kind, who has posts; returns their slug. */
async function begin(kind: { type: 'Platform' | 'VerifiedModel' }): Promise<string> {
  const character = await site.db('characters').where(kind).orderBy('slug').first('id', 'slug');
  if (!character) throw new Error('nobody was seeded');
  for (const access of ['free', 'token', 'fanClub'] as const) {
    await makePost(site.db, { access, characterId: character.id });
  }
  await member.post('/api/v1/chats', { characterIds: [character.id] });
  await leaveUnread(character.id);
  return character.slug;
}

/** Appends a message of the character that the user has not read. */
async function leaveUnread(characterId: string) {
  const chat = await site
    .db('chats')
    .where({ user_id: member.userId, character_id: characterId })
    .first('id');
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

/** Returns the fewest statements of several visits: the first one fills caches that the others use. */
async function queriesOf(client: Pick<Client, 'get'>, path: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < 8; visit += 1) {
    const queries = countQueries(site.domain.db);
    const page = await client.get(path);
    counts.push(queries.stop());
    expect(page.status).toBe(200);
  }
  return Math.min(...counts);
}

const pages = {
  home: () => '/',
  'a conversation': () => `/chats/${slug}`,
  'a conversation with a verified model': () => `/chats/${modelSlug}`,
  'a profile': () => `/characters/${slug}`,
  'the profile of a verified model': () => `/characters/${modelSlug}`,
  'the explorer': () => '/explorer',
};
const pagesOfVisitors = { home: pages.home, 'a profile': pages['a profile'] };

async function queriesOfAll(client: Pick<Client, 'get'>, paths: Record<string, () => string>) {
  const figures: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    figures[name] = await queriesOf(client, path());
  }
  return figures;
}

/** Reads of loaders that run side by side share a statement or not, as they overlap in time. */
const toleranceOf = () => 1;

it('pages query the database for a member within their budget', async () => {
  const figures = await queriesOfAll(member, pages);
  holdBudget('statements of a page for a member', figures, { toleranceOf });
});

it('pages query the database for a visitor within their budget', async () => {
  const figures = await queriesOfAll(site.client(), pagesOfVisitors);
  holdBudget('statements of a page for a visitor', figures, { toleranceOf });
});
