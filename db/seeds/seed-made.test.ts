import { beforeAll, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { findCardOf } from '~/domain/character-cards/find-card';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { seedCard } from './seed-card';
import { seedMade } from './seed-made';
import { seedPeople } from './seed-people';

const { database, context } = await openTestContext();
const { db } = database;

async function seed() {
  await seedMade(context);
  await seedCard(context);
}

const madeBy = (email: string): Promise<{ id: string; name: string; state: string }[]> =>
  db('made_characters')
    .join('users', 'users.id', 'made_characters.user_id')
    .join('characters', 'characters.id', 'made_characters.id')
    .where('users.email', email)
    .orderBy('made_characters.id')
    .select('characters.id', 'characters.name', 'made_characters.state');

beforeAll(async () => {
  await seedPeople(context);
  await seed();
});

it('orders the characters of the demo, once', async () => {
  const fan = await madeBy('fan@example.com');
  expect(fan).toMatchObject([
    { name: 'Sefa Lindgren', state: 'making' },
    { name: 'Tove Lind', state: 'failed' },
    { name: 'Odile Ferrant', state: 'making' },
  ]);
  await seed();
  expect(await madeBy('fan@example.com')).toEqual(fan);
  expect(await reconcileLedger(db)).toMatchObject({ ok: true });
});

it('gives Premium a character from a card, with its greetings and its lorebook', async () => {
  const premium = await madeBy('premium@example.com');
  const runa = premium.find(({ name }) => name === 'Runa Holt');
  const person = await db('users').where({ email: 'premium@example.com' }).first('id');
  const userId = person?.id ?? '';
  const card = await findCardOf(context, { userId, characterId: runa?.id ?? '' });
  expect(card?.parts.greetings).toHaveLength(3);
  expect(card?.parts.lorebook?.entries.map((entry) => entry?.keys[0])).toEqual([
    'bell',
    'telescope',
  ]);
});
