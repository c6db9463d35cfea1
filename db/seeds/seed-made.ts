import type { Knex } from '../connection';
import { endAsFailed } from '~/domain/made-characters/end-making';
import { lockMade } from '~/domain/made-characters/made-rows';
import type { Choices } from '~/domain/made-characters/choices';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { readOffered } from '~/domain/made-characters/read-offered';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';

const day = 24 * 3600_000;

/** The portraits that a character in the making waits for. */
const portraits = 6;

interface Ordered {
  key: string;
  choices: Choices;
  /** Its state in the demo; a `due` one is made by the demo's own worker. */
  state: 'due' | 'making' | 'failed';
}

const odile: Choices = {
  style: 'Realistic',
  gender: 'female',
  ethnicity: 'Mixed',
  age: 33,
  eyes: 'Green',
  hair: 'Wavy',
  hairColor: 'Auburn',
  body: 'Slim',
  personality: 'Playful',
  voice: 'ember',
  mood: 'Narrative',
  occupation: 'pilot',
  hobbies: ['reading', 'writing', 'travel'],
  relationship: 'stranger',
  name: 'Odile Ferrant',
  greeting: 'You are the only other person awake in here. The coffee is terrible, I got you one.',
  line: 'Flies the night mail between towns that no one else flies to.',
};
const sefa: Choices = {
  ...odile,
  ethnicity: 'European',
  age: 41,
  eyes: 'Blue',
  hair: 'Bob',
  hairColor: 'Blonde',
  personality: 'Serious',
  voice: 'tide',
  occupation: 'photographer',
  hobbies: ['art', 'travel'],
  name: 'Sefa Lindgren',
  greeting: 'I saved you the seat by the window. Tell me about your day.',
  line: 'Photographs lighthouses and the people who still keep them.',
};
const tove: Choices = {
  ...odile,
  ethnicity: 'East Asian',
  age: 28,
  eyes: 'Brown',
  hair: 'Fringe',
  hairColor: 'Black',
  personality: 'Caring',
  voice: 'breeze',
  occupation: 'nurse',
  hobbies: ['yoga', 'movies'],
  name: 'Tove Lind',
  greeting: 'It is raining, and I have nowhere to be. Stay a while?',
  line: 'Works nights and knows every all-night bakery.',
};
const imani: Choices = {
  ...odile,
  ethnicity: 'African',
  age: 36,
  eyes: 'Brown',
  hair: 'Afro',
  hairColor: 'Black',
  personality: 'Dominant',
  voice: 'velvet',
  occupation: 'actress',
  hobbies: ['reading', 'nightlife'],
  name: 'Imani Crewe',
  greeting: 'The third act is tonight. Sit where I can see you.',
  line: 'Has played every queen there is, and two of the kings.',
};

/** The free one is first, so that only those after it cost tokens. */
const makers: readonly { email: string; orders: readonly Ordered[] }[] = [
  {
    email: 'fan@example.com',
    orders: [
      { key: 'seed:sefa', choices: sefa, state: 'making' },
      { key: 'seed:tove', choices: tove, state: 'failed' },
      { key: 'seed:odile', choices: odile, state: 'due' },
    ],
  },
  {
    email: 'premium@example.com',
    orders: [{ key: 'seed:imani', choices: imani, state: 'due' }],
  },
];

/**
 * Orders the characters that people of the demo make: one is being made, one has failed and returned its
 * price, and the others are made by the demo's worker. Tokens that they cost are granted first, so that
 * balances stay the same. A second run changes nothing.
 */
export async function seedMade(context: DomainContext): Promise<void> {
  for (const { email, orders } of makers) {
    const person = await context.db('users').where({ email }).first('id');
    if (!person) continue;
    for (const order of orders) await seedOrder(context, person.id, order);
  }
}

async function seedOrder(
  context: DomainContext,
  userId: string,
  { key, choices, state }: Ordered,
): Promise<void> {
  const stored = await context
    .db('made_characters')
    .where({ user_id: userId, idempotency_key: key })
    .first('id');
  if (stored) return;
  const ordered = await orderCharacter(context, {
    userId,
    choices,
    offered: await readOffered(context, { areDrawingsJudged: true }),
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    idempotencyKey: key,
  });
  if (!ordered.ok) throw new Error(`${choices.name} was not ordered: ${ordered.reason}`);
  const { characterId } = ordered;
  await transact(context, async (trx) => {
    const row = await lockMade(trx, characterId);
    if (!row) throw new Error(`${choices.name} is missing`);
    if (state === 'failed') await endAsFailed(context, trx, row, 'unavailable');
    if (state === 'making') await keepWaiting(context, trx, { userId, characterId });
    if (state === 'due' && row.tokens > 0) {
      await grantTokens(context, trx, {
        userId,
        tokens: row.tokens,
        reason: openingBalance,
        idempotencyKey: `${key}:cover`,
      });
    }
  });
}

/** Leaves a character waiting for its portraits. */
async function keepWaiting(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<void> {
  await trx('made_characters')
    .where({ id: characterId })
    .update({ stage: 'portraits', due_at: null, expires_at: new Date(now().getTime() + 30 * day) });
  const rows = Array.from({ length: portraits }, (_, place) => ({
    id: newId(),
    character_id: characterId,
    user_id: userId,
    batch: 1,
    place,
    created_at: now(),
  }));
  await trx('made_portraits').insert(rows);
}
