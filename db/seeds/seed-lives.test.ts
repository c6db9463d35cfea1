import { beforeAll, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { findMemory } from '~/domain/memory/find-memory';
import { listChats } from '~/domain/chat/chats/list-chats';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { listGallery } from '~/domain/chat/gallery/list-gallery';
import { listStatement } from '~/domain/wallet/statement/list-statement';
import { getBalance } from '~/domain/wallet/get-balance';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { openingBalance } from '~/domain/wallet/schema';
import { cast } from './cast';
import { fan } from './lives/fan';
import { creator, master, premium } from './lives/others';
import { planDrawings } from './posts/plan-drawings';
import { planPosts, seededId } from './posts/plan-posts';
import { seedCharacters } from './seed-characters';
import { seedLives } from './seed-lives';
import { seedPeople } from './seed-people';
import { seedPosts } from './seed-posts';

const { database, context } = await openTestContext();
const lives = [fan, premium, creator, master];
const members = cast.slice(0, 24);
const posts = planPosts(members);

beforeAll(async () => {
  await seedPeople(context);
  await seedCharacters(database.db, members, context.now());
  await seedPosts(database.db, posts, context.now());
  await seedLives(context, posts);
});

async function personOf(email: string) {
  const { id } = await database.db('users').where({ email }).first<{ id: string }>('id');
  return { kind: 'user', id } as const;
}
const daysAgo = (time: Date) => (context.now().getTime() - time.getTime()) / 86_400_000;

it('is written for characters that even a small demo has, and repeats no line', () => {
  const slugs = new Set(members.map(({ slug }) => slug));
  const named = lives.flatMap(({ dialogues, follows, unlocks, clubs }) => [
    ...dialogues.map(({ slug }) => slug),
    ...[...follows, ...unlocks, ...clubs],
  ]);
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  const lines = lives.flatMap(({ dialogues }) => dialogues.flatMap(({ lines: all }) => all));
  expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
});

it('stores what a person mentioned as facts of each character, with the words they come from', async () => {
  for (const { email, dialogues } of lives) {
    const person = await personOf(email);
    for (const { slug, keeps = [] } of dialogues) {
      const character = await database.db('characters').where({ slug }).first('id');
      const { facts } = await findMemory(context, person, character?.id ?? '');
      const remembered = facts.map(
        ({ text, quote, seq }) => `${text} | ${quote} | ${seq !== null}`,
      );
      expect(remembered.sort()).toEqual(
        keeps.map(({ text, quote }) => `${text} | ${quote} | true`).sort(),
      );
    }
  }
});

it('shows the fan talks of today, yesterday, last week and last month, some of them unread', async () => {
  const alex = await personOf('fan@example.com');
  const { items } = await listChats(context, alex, { limit: 20 });
  expect(items.map(({ character }) => character.slug)).toEqual(
    fan.dialogues.map(({ slug }) => slug),
  );
  const ages = items.map(({ updatedAt }) => daysAgo(updatedAt));
  expect(ages[0]).toBeLessThan(1);
  expect(ages.filter((age) => age >= 1 && age < 2)).not.toHaveLength(0);
  expect(ages.filter((age) => age >= 7 && age < 14)).not.toHaveLength(0);
  expect(ages.at(-1)).toBeGreaterThan(30);
  expect(items.map(({ unread }) => unread).slice(0, 3)).toEqual([1, 2, 0]);

  const [latest] = items;
  const characterId = latest?.character.id ?? '';
  const thread = await listMessages(context, alex, { characterId, limit: 50 });
  const expected =
    fan.dialogues[0]?.lines.map((line) => ('me' in line ? line.me : line.them)) ?? [];
  // The notes of the fan's earlier acts come after the greeting.
  const done = thread.items.slice(1, 3).map(({ details }) => details?.type);
  expect(done).toEqual(['follow_model', 'unlocked_post']);
  expect(thread.items.slice(3).map(({ content }) => content)).toEqual(expected);
  const times = thread.items.map(({ sentAt }) => sentAt.getTime());
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

it('follows, unlocks and joins, and leaves balances as they are promised', async () => {
  for (const { email, follows, unlocks, clubs } of lives) {
    const { id } = await personOf(email);
    const count = async (table: string) =>
      (await database.db(table).where({ user_id: id }).pluck('user_id')).length;
    expect(await count('follows'), email).toBe(follows.length);
    expect(await count('post_unlocks'), email).toBe(unlocks.length);
    expect(await count('fanclub_memberships'), email).toBe(clubs.length);
  }
  const balanceOf = async (email: string) => getBalance(context, (await personOf(email)).id);
  expect(await balanceOf('fan@example.com')).toBe(80);
  expect(await balanceOf('premium@example.com')).toBe(500);
  expect(await reconcileLedger(database.db)).toMatchObject({ ok: true, sum: 0 });
});

it('lists token transfers in order of time, with the opening balance at the time of joining', async () => {
  for (const { email } of lives) {
    const { id } = await personOf(email);
    const { items } = await listStatement(context, id, { limit: 100 });
    const times = items.map(({ createdAt }) => createdAt);
    expect(times, email).toEqual([...times].sort().reverse());
    const grants = items.filter(({ reason }) => reason === openingBalance);
    expect(grants.length, email).toBeLessThanOrEqual(2);
    const { created_at: joined } = await database
      .db('users')
      .where({ id })
      .first<{ created_at: Date }>('created_at');
    for (const grant of grants) expect(grant.createdAt).toBe(joined.toISOString());
  }
});

it('finds locked photos and a locked video in chats, at their prices, with files that will be there', async () => {
  const lockedOf = async (email: string) => {
    const { id } = await personOf(email);
    const viewer = { userId: id, isSubscriber: false };
    const { items } = await listGallery(context, viewer, { tab: 'Locked', limit: 10 });
    return items.flatMap((entry) => ('picture' in entry ? [entry] : []));
  };
  const ofFan = await lockedOf('fan@example.com');
  expect(ofFan.map(({ media }) => media).sort()).toEqual(['Photo', 'Photo', 'Video']);
  expect((await lockedOf('premium@example.com')).map(({ media }) => media)).toEqual(['Photo']);
  const drawn = planDrawings(members, {
    posts,
    stories: [],
    characters: new Map(members.map(({ slug }) => [slug, seededId(slug)])),
    secret: Buffer.from('secret'),
  }).flatMap(({ files }) =>
    files.flatMap((file) => (file.kind === 'original' ? [`${file.media} ${file.folder}`] : [])),
  );
  for (const { media, picture } of ofFan) {
    expect(picture.unlockPrice).toBeGreaterThan(0);
    expect(picture.unlockPrice).toBeLessThanOrEqual(80);
    expect(drawn).toContain(`${media.toLowerCase()} ${picture.folder}`);
  }
});

it('changes nothing a second time', async () => {
  const tables = ['chats', 'messages', 'follows', 'post_unlocks', 'ledger_transfers'];
  const counts = () =>
    Promise.all(tables.map(async (table) => (await database.db(table).select()).length));
  const before = await counts();
  await seedPeople(context);
  await seedLives(context, posts);
  expect(await counts()).toEqual(before);
});
