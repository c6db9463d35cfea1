import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AccessName } from '~/app/api/access';
import type { Endpoint } from '~/app/api/endpoint';
import { endpoints } from '~/app/api/endpoints';
import type { Answer, Client } from '~/app/testing/client';
import { commandsKey, startSite, type TestSite } from '~/app/testing/start-site';
import { seedOffers } from '~/db/seeds/seed-offers';
import { makeCharacter, makeClub, makePost } from '~/db/testing';
import { collectFaults, type Check } from '~/db/testing/collect-faults';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { chatExpectations, secretOf, type ChatsInSight } from './testing/chats-of-others';
import { enterAs, roles, type Role } from './testing/people';
import { moneyExpectations, type MoneyInSight } from './testing/money-of-others';
import { postExpectations, type PostsInSight } from './testing/posts-of-others';
import { makePurse, type Purse } from './testing/purse';

const members: readonly Role[] = ['member', 'subscriber', 'another member'];

/** Who is let in, by the name of a row's access: the one table of what this suite expects. */
const admitted: Record<AccessName, readonly Role[]> = {
  public: roles,
  visitor: ['guest', ...members],
  'not-verified': ['not-verified', ...members],
  user: members,
  staff: ['staff'],
  'commands-key': ['operator'],
  'service-key': [],
  // A signature counts, and nobody's session: without one everybody is refused alike.
  'webhook-signature': [],
};

/** A session that has yet to be verified is known, so it is forbidden; all others are unknown. */
const refusalOf = (role: Role, access: AccessName) =>
  role === 'not-verified' && (access === 'user' || access === 'visitor') ? 403 : 401;

/** Calls of what is being tried: refused to whoever is let in, but for accounts of tests. */
const forTestAccounts = [
  'GET /token-deposit-offers/test',
  'GET /token-deposit-offers/special-offer/test',
  'GET /token-bonus-offers/test',
];

/** Calls everybody may make whose answer is no without a session to renew. */
const renewals = ['GET /auth/refresh'];

interface Belongings extends ChatsInSight {
  own: { id: string; slug: string };
  /** Nobody may see this one yet. */
  hidden: { id: string; slug: string };
  posts: PostsInSight;
  money: MoneyInSight;
}
type Ask = (path: string, body?: unknown) => Promise<Answer>;

/** One's own pictures with a character: of whom nobody can see and one has none of, none. */
const expectOwnPictures =
  (pathOf: (id: string) => string) =>
  async (ask: Ask, { own, hidden }: Belongings, role: Role): Promise<void> => {
    expect((await ask(pathOf(own.id))).status).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      const { status, body } = await ask(pathOf(id));
      expect(status).toBe(role === 'guest' ? 401 : 200);
      if (role !== 'guest') expect(body).toEqual({ items: [], nextCursor: null });
    }
  };

/**
 * What a call that names somebody's thing answers for one's own and for another's. A row that
 * names one and is missing here fails.
 */
const withIds: Record<string, (ask: Ask, has: Belongings, role: Role) => Promise<void>> = {
  'GET /chats/{characterId}/messages': async (ask, { own, shared, foreign, hidden }, role) => {
    const read = async ({ id }: { id: string }) => (await ask(`/chats/${id}/messages`)).body;
    for (const thing of [own, shared]) {
      expect(JSON.stringify(await read(thing))).toContain(secretOf(role));
    }
    for (const thing of [foreign, hidden, { id: newId() }]) {
      expect(await read(thing)).toMatchObject({ chatId: null, items: [] });
    }
  },
  'POST /chats': async (ask, { own, hidden }) => {
    expect((await ask('/chats', { characterId: own.id })).status).toBe(201);
    for (const { id } of [hidden, { id: newId() }]) {
      expect((await ask('/chats', { characterId: id })).status).toBe(404);
      expect((await ask('/chats', { characterIds: [own.id, id] })).status).toBe(404);
    }
  },
  'GET /auth/{provider}/login': async (ask) => {
    expect((await ask(`/auth/${newId()}/login`)).status).toBe(404);
  },
  'GET /auth/{provider}/redirect': async (ask) => {
    expect((await ask(`/auth/${newId()}/redirect`)).status).toBe(404);
  },
  'POST /auth/{provider}/validate-token': async (ask) => {
    const path = `/auth/${newId()}/validate-token`;
    expect((await ask(path, { token: 'of nobody' })).status).toBe(404);
  },
  'PATCH /auth/change-not-verified-email/{notVerifiedUserId}': async (ask) => {
    // Nobody who talks has an address to prove yet, and nobody corrects another's.
    const { status } = await ask(`/auth/change-not-verified-email/${newId()}`, {
      email: `${newId()}@example.com`,
    });
    expect([401, 404]).toContain(status);
  },
  'POST /character-reports/{characterId}/reports': async (ask, { own, hidden }, role) => {
    const report = async (id: string) => (await ask(`/character-reports/${id}/reports`)).status;
    expect(await report(own.id)).toBe(role === 'guest' ? 401 : 201);
    for (const id of [hidden.id, newId()]) {
      expect(await report(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'GET /public-configs/voice-presets/{id}': async (ask) => {
    expect((await ask('/public-configs/voice-presets/velvet')).status).toBe(200);
    expect((await ask(`/public-configs/voice-presets/${newId()}`)).status).toBe(404);
  },
  'GET /feature-settings/{name}': async (ask) => {
    expect((await ask('/feature-settings/gamification')).status).toBe(200);
    expect((await ask('/feature-settings/nothing')).status).toBe(404);
  },
  'GET /characters/public-profile': async (ask, { own, hidden }) => {
    expect((await ask(`/characters/public-profile?id=${own.id}`)).status).toBe(200);
    for (const query of [`id=${hidden.id}`, `slug=${hidden.slug}`, `id=${newId()}`]) {
      expect((await ask(`/characters/public-profile?${query}`)).status).toBe(404);
    }
  },
  'GET /characters/public-profiles': async (ask, { own, hidden }) => {
    const { status, body } = await ask(`/characters/public-profiles?id=${own.id},${hidden.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ _id: own.id }]);
  },
  'GET /characters/custom-with-attributes/{id}': async (ask, { own, hidden }, role) => {
    for (const { id } of [own, hidden]) {
      const { status } = await ask(`/characters/custom-with-attributes/${id}`);
      expect(status).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'POST /characters/{characterId}/follow': async (ask, { own, hidden }, role) => {
    const follow = async (id: string) => (await ask(`/characters/${id}/follow`)).status;
    expect(await follow(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await follow(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'DELETE /characters/{characterId}/unfollow': async (ask, { own, foreign }, role) => {
    for (const { id } of [own, foreign]) {
      expect((await ask(`/characters/${id}/unfollow`)).status).toBe(role === 'guest' ? 401 : 200);
    }
  },
  // The next row takes it back.
  'POST /characters/{characterId}/block': async (ask, { own, hidden }, role) => {
    const block = async (id: string) => (await ask(`/characters/${id}/block`)).status;
    expect(await block(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await block(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'DELETE /characters/{characterId}/block': async (ask, { own, foreign }, role) => {
    for (const { id } of [own, foreign]) {
      expect((await ask(`/characters/${id}/block`)).status).toBe(role === 'guest' ? 401 : 200);
    }
  },
  'GET /character-views/{characterId}/track': async (ask, { own, hidden }) => {
    expect((await ask(`/character-views/${own.id}/track`)).status).toBe(200);
    expect((await ask(`/character-views/${hidden.id}/track`)).status).toBe(404);
  },
  'GET /characters/{id}/referral-link': async (ask, { own, hidden }, role) => {
    const { body } = await ask(`/characters/${own.id}/referral-link`);
    expect(JSON.stringify(body).includes('ref=')).toBe(role !== 'guest');
    expect((await ask(`/characters/${hidden.id}/referral-link`)).status).toBe(404);
  },
  'POST /characters/process-referral': async (ask, { own }) => {
    const code = 'x'.repeat(98);
    expect((await ask('/characters/process-referral', { characterId: own.id, code })).status).toBe(
      400,
    );
  },
  'GET /characters-v2/models/top/{type}': async (ask, { hidden }) => {
    const { status, body } = await ask('/characters-v2/models/top/Platform');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(hidden.id);
    expect((await ask(`/characters-v2/models/top/${newId()}`)).status).toBe(400);
  },
  'GET /stories/{characterId}': async (ask, { own, hidden }) => {
    expect((await ask(`/stories/${own.id}`)).body).toEqual([]);
    expect((await ask(`/stories/${hidden.id}`)).status).toBe(404);
  },
  'PATCH /stories-v2/{storyId}/mark-read': async (ask, _has, role) => {
    const { status } = await ask(`/stories-v2/${newId()}/mark-read`);
    expect(status).toBe(role === 'guest' ? 401 : 404);
  },
  'GET /gallery/{characterId}': expectOwnPictures((id) => `/gallery/${id}`),
  'GET /characters-images/{characterId}': expectOwnPictures((id) => `/characters-images/${id}`),
  'GET /characters-images/{characterId}/media': expectOwnPictures(
    (id) => `/characters-images/${id}/media`,
  ),
  'GET /characters-images/generation-price/{characterId}': async (ask, { own, hidden }, role) => {
    const read = async (id: string) =>
      (await ask(`/characters-images/generation-price/${id}`)).status;
    expect(await read(own.id)).toBe(role === 'guest' ? 401 : 200);
    for (const id of [hidden.id, newId()]) {
      expect(await read(id)).toBe(role === 'guest' ? 401 : 404);
    }
  },
  'GET /characters/character-info-for-chat/{slug}': async (ask, { own, hidden }) => {
    const path = '/characters/character-info-for-chat';
    expect((await ask(`${path}/${own.slug}`)).status).toBe(200);
    expect((await ask(`${path}/${hidden.slug}`)).status).toBe(404);
  },
  ...chatExpectations,
  ...Object.fromEntries(
    Object.entries(postExpectations).map(([name, expected]) => [
      name,
      (ask: Ask, { posts }: Belongings, role: Role) => expected(ask, posts, role),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(moneyExpectations).map(([name, expected]) => [
      name,
      (ask: Ask, { money }: Belongings, role: Role) => expected(ask, money, role),
    ]),
  ),
};

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The names under which a call is told what it is about. */
function idsOf({ path, query, body }: Endpoint): string[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const isId = (key: string) => /^(?:_?ids?|slug)$|Ids?$/.test(key);
  const keysOf = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...named, ...[...keysOf(query), ...keysOf(body)].filter(isId)];
}

const cards = playProvider({ id: 'cards' });
const paymentProviders = [
  cards,
  playProvider({ id: 'hosted', kind: 'hosted' }),
  playProvider({ id: 'coins', kind: 'crypto' }),
];

let site: TestSite;
const clients = new Map<Role, Client>();
beforeAll(async () => {
  site = await startSite({ paymentProviders });
  await seedOffers(site.owner, new Date());
  // The first look begins the time of the special offer, which is asked for again much later.
  await writeSetting(site.owner, productSettings, 'special_offer_timer', 3600);
  for (const role of roles) clients.set(role, await enterAs(site, role));
});
afterAll(() => site.close());

function clientOf(role: Role): Client {
  const client = clients.get(role);
  if (!client) throw new Error(`nobody entered as ${role}`);
  return client;
}

const headersOf = (role: Role): Record<string, string> =>
  role === 'operator' ? { 'x-commands-key': commandsKey } : {};

function askAs(role: Role, row: Pick<Endpoint, 'method'>, client = clientOf(role)): Ask {
  return (path, body) =>
    client.request(row.method, `/api/v1${path}`, {
      headers: headersOf(role),
      ...(row.method === 'GET' ? {} : { body: body ?? {} }),
    });
}

/** What whoever is let in may be answered about what there is not. */
const answered = [200, 201, 202, 400, 404];

const anyPath = ({ path }: Endpoint) =>
  path
    .replace('/webhooks/{provider}', '/webhooks/cards')
    .replace('{slug}', 'nobody')
    .replace(/\{\w+\}/g, newId());

/** Calls in flight at a time: they are made by different people, and share one server. */
const atOnce = 5;

it.each(endpoints.map((row) => [nameOf(row), row] as const))(
  '%s lets in those whom its row admits, and nobody else',
  async (name, row) => {
    const checks = roles.map((role): Check => [
      `as ${role}`,
      async () => {
        const endsSession = renewals.includes(name) || row.path === '/auth/logout';
        const client = endsSession ? await enterAs(site, role) : clientOf(role);
        const { status } = await askAs(role, row, client)(anyPath(row));
        if (renewals.includes(name)) {
          expect(status).toBe(admitted['not-verified'].includes(role) ? 200 : 401);
        } else if (admitted[row.access].includes(role)) {
          const isKept = forTestAccounts.includes(name);
          expect(isKept ? [403] : answered).toContain(status);
        } else {
          expect(status).toBe(refusalOf(role, row.access));
        }
      },
    ]);
    expect(await collectFaults(checks, atOnce)).toEqual([]);
  },
);

describe('a call that names something', () => {
  const naming = endpoints.filter((row) => idsOf(row).length > 0);
  const talkers: Role[] = ['guest', ...members];
  const has = new Map<Role, Belongings>();

  beforeAll(async () => {
    const [shared, toClear, toLeave] = [
      await makeCharacter(site.db),
      await makeCharacter(site.db),
      await makeCharacter(site.db),
    ];
    const hidden = await makeCharacter(site.db, { isPublished: false });
    const posts = await makePostsInSight();
    const moneyOf = await makeMoneyInSight();
    const own = new Map<Role, Belongings['own']>();
    for (const role of talkers) {
      const character = await makeCharacter(site.db);
      own.set(role, character);
      for (const { id } of [character, shared, toClear, toLeave]) await talk(role, id);
    }
    for (const [index, role] of talkers.entries()) {
      const neighbour = talkers[(index + 1) % talkers.length] ?? role;
      const [mine, theirs] = [own.get(role), own.get(neighbour)];
      if (!mine || !theirs) throw new Error(`${role} and ${neighbour} have no characters`);
      const readMessages = async (characterId: string) =>
        JSON.stringify((await clientOf(role).get(`/api/v1/chats/${characterId}/messages`)).body);
      const chats = { own: mine, foreign: theirs, shared, toClear, toLeave, readMessages };
      has.set(role, { ...chats, hidden, posts, money: moneyOf(role) });
    }
  });

  /** What each member has of their own, and clubs that they may join. */
  async function makeMoneyInSight(): Promise<(role: Role) => MoneyInSight> {
    const [club, hidden] = [await makeClub(site.domain), await makeClub(site.domain)];
    await site
      .owner('characters')
      .where({ id: hidden.characterId })
      .update({ is_published: false });
    const purses: Purse[] = [];
    for (const role of members) {
      const { body } = await clientOf(role).get('/api/v1/users/me');
      const { _id } = z.object({ _id: z.uuid() }).parse(body);
      purses.push(await makePurse(site, cards, _id));
    }
    return (role) => {
      const index = Math.max(0, members.indexOf(role));
      const [own, foreign] = [purses[index], purses[(index + 1) % purses.length]];
      if (!own || !foreign) throw new Error('there are fewer members than two');
      return { own, foreign, club, hidden };
    };
  }

  /** What one character has posted: for everybody, for tokens, and for nobody yet. */
  async function makePostsInSight(): Promise<PostsInSight> {
    const character = await makeCharacter(site.db);
    const of = { characterId: character.id };
    const free = await makePost(site.db, of);
    const locked = await makePost(site.db, { ...of, access: 'token', unlockPrice: 20 });
    const hidden = await makePost(site.db, { ...of, isPublished: false });
    return { character, free: free.id, locked: locked.id, hidden: hidden.id };
  }

  /** Opens a conversation and leaves words in it that name their writer. */
  async function talk(role: Role, characterId: string) {
    const opened = await clientOf(role).post('/api/v1/chats', { characterId });
    expect(opened.status).toBe(201);
    const { items } = opened.body as { items: { chatId: string }[] };
    await site
      .db('messages')
      .where({ chat_id: items[0]?.chatId, seq: 1 })
      .update({ content: secretOf(role), sealed_content: null });
  }

  it('has its expectation written down', () => {
    expect(Object.keys(withIds).sort()).toEqual(naming.map(nameOf).sort());
  });

  // One after another: a later person finds that an earlier one took nothing from them.
  it.each(naming.map((row) => [nameOf(row), row] as const))(
    '%s answers each person about what is theirs, and shows nothing of another’s',
    async (name, row) => {
      const expectation = withIds[name];
      if (!expectation) throw new Error(`nothing is expected of ${name}`);
      const checks = talkers.map((role): Check => [
        `as ${role}`,
        () => {
          const belongings = has.get(role);
          if (!belongings) throw new Error('they have no belongings');
          return expectation(askAs(role, row), belongings, role);
        },
      ]);
      expect(await collectFaults(checks)).toEqual([]);
    },
  );

  it('lists for each their own conversations alone', async () => {
    for (const role of talkers) {
      const list = JSON.stringify((await clientOf(role).get('/api/v1/chats?limit=100')).body);
      expect(list).toContain(has.get(role)?.own.id);
      for (const other of talkers.filter((one) => one !== role)) {
        expect(list).not.toContain(has.get(other)?.own.id);
        expect(list).not.toContain(secretOf(other));
      }
    }
  });
});
