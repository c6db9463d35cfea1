import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AccessName } from '~/app/kit/api/access';
import type { Endpoint } from '~/app/kit/api/endpoint';
import { endpoints } from '~/app/endpoints';
import type { Answer, Client } from '~/app/testing/client';
import { commandsKey, startSite, type TestSite } from '~/app/testing/start-site';
import { seedOffers } from '~/db/seeds/seed-offers';
import { makeCharacter, makeClub, makePost } from '~/db/testing';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { pinAuthor } from '~/domain/chat/testing/pin-author';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { characterExpectations } from './testing/characters-of-others';
import { chatExpectations, secretOf, type ChatsInSight } from './testing/chats-of-others';
import { figuresExpectations } from './testing/figures-of-others';
import { enterAs, roles, type Role } from './testing/people';
import { masterExpectations } from './testing/masters-of-others';
import { madeExpectations } from './testing/made-of-others';
import { ownPostExpectations } from './testing/own-posts-of-others';
import { moneyExpectations, type MoneyInSight } from './testing/money-of-others';
import { payoutExpectations } from './testing/payouts-of-others';
import { postExpectations, type PostsInSight } from './testing/posts-of-others';
import { playExpectations } from './testing/play-of-others';
import { makePurse, type Purse } from './testing/purse';

const members: readonly Role[] = ['member', 'subscriber', 'another member', 'creator'];

/** The admitted roles, by the access in an endpoint's row. */
const admitted: Record<AccessName, readonly Role[]> = {
  public: roles,
  visitor: ['guest', ...members],
  'not-verified': ['not-verified', ...members],
  user: members,
  creator: ['creator'],
  // No one here is a manager: `app/masters/api/master.test.ts` has them.
  master: [],
  staff: ['staff'],
  'commands-key': ['operator'],
  'service-key': [],
  // The signature decides, not the session: without one every caller is refused alike.
  'webhook-signature': [],
};

/**
 * Returns 403 for a session that exists but is not verified or of another kind of account, and 401 for all
 * others.
 */
function refusalOf(role: Role, access: AccessName): 401 | 403 {
  const isSession = role === 'not-verified' || members.includes(role);
  return isSession && ['user', 'visitor', 'creator', 'master'].includes(access) ? 403 : 401;
}

/** Calls only for test accounts, refused to all other admitted callers. */
const forTestAccounts = [
  'GET /token-deposit-offers/test',
  'GET /token-deposit-offers/special-offer/test',
  'GET /token-bonus-offers/test',
];

/** Calls that a member without Premium, without a spin or who has claimed is refused. */
const forPlayers = [
  'PATCH /gamification/claim-daily-reward',
  'PATCH /gamification/spin-wheel-of-fortune',
];

/** Calls open to all callers that return 401 without a session to renew. */
const renewals = ['GET /auth/refresh'];

interface Belongings extends ChatsInSight {
  posts: PostsInSight;
  money: MoneyInSight;
}
type SendRequest = (path: string, body?: unknown) => Promise<Answer>;

/** Expectations for each call that names a person's data. A call that is missing here fails. */
const withIds: Record<string, (call: SendRequest, has: Belongings, role: Role) => Promise<void>> = {
  ...characterExpectations,
  ...figuresExpectations,
  ...chatExpectations,
  ...masterExpectations,
  ...playExpectations,
  ...payoutExpectations,
  ...madeExpectations,
  ...ownPostExpectations,
  ...Object.fromEntries(
    Object.entries(postExpectations).map(([name, expected]) => [
      name,
      (call: SendRequest, { posts }: Belongings, role: Role) => expected(call, posts, role),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(moneyExpectations).map(([name, expected]) => [
      name,
      (call: SendRequest, { money }: Belongings, role: Role) => expected(call, money, role),
    ]),
  ),
};

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Returns the parameters and fields of a call that contain an id. */
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
  // The first view starts the timer of the special offer, which is requested again much later.
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

function requestAs(
  role: Role,
  row: Pick<Endpoint, 'method'>,
  client = clientOf(role),
): SendRequest {
  return (path, body) =>
    client.request(row.method, `/api/v1${path}`, {
      headers: headersOf(role),
      ...(row.method === 'GET' ? {} : { body: body ?? {} }),
    });
}

/** Statuses for an admitted caller who requests something that does not exist. */
const answered = [200, 201, 202, 400, 404];

const anyPath = ({ path }: Endpoint) =>
  path
    .replace('/webhooks/{provider}', '/webhooks/cards')
    .replace('{slug}', 'nobody')
    .replace(/\{\w+\}/g, newId());

/** The number of concurrent calls: they come from different people and share one server. */
const atOnce = 5;

it.each(endpoints.map((row) => [nameOf(row), row] as const))(
  '%s admits the roles of its row, and no others',
  async (name, row) => {
    const checks = roles.map((role): Check => [
      `as ${role}`,
      async () => {
        const endsSession = renewals.includes(name) || row.path.endsWith('/auth/logout');
        const client = endsSession ? await enterAs(site, role) : clientOf(role);
        const { status } = await requestAs(role, row, client)(anyPath(row));
        if (renewals.includes(name)) {
          expect(status).toBe(admitted['not-verified'].includes(role) ? 200 : 401);
        } else if (admitted[row.access].includes(role)) {
          const isKept = forTestAccounts.includes(name);
          const isPlayed = forPlayers.includes(name);
          expect(isKept ? [403] : isPlayed ? [200, 403, 409] : answered).toContain(status);
        } else {
          expect(status).toBe(refusalOf(role, row.access));
        }
      },
    ]);
    await runChecks(checks, atOnce);
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

  /** Gives each member orders, cards and packs of their own, and creates two clubs that they may join. */
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

  /** Creates three posts of one character: for everyone, for tokens, and hidden. */
  async function makePostsInSight(): Promise<PostsInSight> {
    const character = await makeCharacter(site.db);
    const of = { characterId: character.id };
    const free = await makePost(site.db, of);
    const locked = await makePost(site.db, { ...of, access: 'token', unlockPrice: 20 });
    const hidden = await makePost(site.db, { ...of, isPublished: false });
    return { character, free: free.id, locked: locked.id, hidden: hidden.id };
  }

  /** Opens a conversation and writes a message that names its writer. */
  async function talk(role: Role, characterId: string) {
    const opened = await clientOf(role).post('/api/v1/chats', { characterId });
    expect(opened.status).toBe(201);
    const { items } = opened.body as { items: { chatId: string }[] };
    const chatId = items[0]?.chatId ?? '';
    await pinAuthor(site.db, chatId);
    await site
      .db('messages')
      .where({ chat_id: chatId, seq: 1 })
      .update({ content: secretOf(role), sealed_content: null });
  }

  it('has its expectation written down', () => {
    expect(Object.keys(withIds).sort()).toEqual(naming.map(nameOf).sort());
  });

  // Sequential: a later person must find that an earlier one removed nothing of theirs.
  it.each(naming.map((row) => [nameOf(row), row] as const))(
    '%s answers each person about their own data, and shows nothing of another’s',
    async (name, row) => {
      const expectation = withIds[name];
      if (!expectation) throw new Error(`nothing is expected of ${name}`);
      const checks = talkers.map((role): Check => [
        `as ${role}`,
        () => {
          const belongings = has.get(role);
          if (!belongings) throw new Error('they have no belongings');
          return expectation(requestAs(role, row), belongings, role);
        },
      ]);
      await runChecks(checks);
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
