import { describe, expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { catalogueSchema } from '../../offers/catalogue';
import { publishCatalogue } from '../../offers/publish-catalogue';
import { suggestTokens } from './suggest-tokens';

const { database, context } = await openTestContext();
const { db } = database;
const catalogue = catalogueSchema.parse({
  offers: [{ kind: 'pack', amount: 50, terms: { priceMinor: 499 } }],
  smartTiers: [{ step: 10, least: 60, terms: { priceOf100Minor: 900 } }],
});
await publishCatalogue(db, catalogue, context.now());

async function suggestedTo(
  tokens: number,
  short: { source: 'chat_tip'; price: number } | null = null,
) {
  const { id: userId } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, userId, tokens);
  await suggestTokens(context, { userId, ...(short ?? { source: 'text_message' }) });
  const events = await db('outbox')
    .where({ person_id: userId, name: 'chat.tokens-suggested' })
    .select<{ payload: object }[]>('payload');
  return events.map(({ payload }) => payload);
}

describe('a user who ran out of tokens', () => {
  it('is offered the smallest sufficient pack, and one of the exact size', async () => {
    expect(await suggestedTo(0)).toMatchObject([
      {
        source: 'text_message',
        tokenDepositOffer: { amount: 50, price: { minor: 499, currency: 'USD' } },
        smartTokenPackOffer: { amount: 60, price: { minor: 540, currency: 'USD' } },
      },
    ]);
  });

  it('for a tip is offered a pack that suffices for it', async () => {
    expect(await suggestedTo(20, { source: 'chat_tip', price: 90 })).toMatchObject([
      { source: 'chat_tip', smartTokenPackOffer: { amount: 70 } },
    ]);
  });

  it('and has enough by now is offered nothing', async () => {
    expect(await suggestedTo(2)).toEqual([]);
  });
});
