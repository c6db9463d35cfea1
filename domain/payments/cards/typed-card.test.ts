import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { playShop } from '../testing/play-shop';
import { forgetCards, listCards } from './cards';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { cards, providers } = shop;

async function buyer() {
  const { id } = await makeUser(database.db);
  return { id, order: await shop.order(id) };
}

/** Returns the cards that a person may choose from, with the default. */
const chosenFrom = async (userId: string) => {
  const rows = await listCards(context, userId);
  return rows.map(({ last4, isDefault }) => ({ last4, isDefault }));
};
const typed = (last4: string, save = true) => ({
  kind: 'new_card' as const,
  token: `token-${newId()}-${last4}`,
  processor: cards.id,
  holder: 'Alex Moreno',
  email: '',
  save,
});

describe('a card that is typed in to be kept', () => {
  it('is offered again once it has paid, and not when it was declined', async () => {
    const { id, order } = await buyer();
    cards.plan({ decline: 'insufficient-funds' });
    expect(await shop.pay(id, order.id, typed('0002'))).toMatchObject({ reason: 'card-declined' });
    expect(await chosenFrom(id)).toEqual([]);
    expect(await shop.pay(id, order.id, typed('4242'))).toMatchObject({ state: 'completed' });
    expect(await chosenFrom(id)).toEqual([{ last4: '4242', isDefault: true }]);
  });

  it('is deleted at its processor when it was declined or was not to be kept', async () => {
    const { id, order } = await buyer();
    cards.plan({ decline: 'insufficient-funds' });
    await shop.pay(id, order.id, typed('0002'));
    await shop.pay(id, order.id, typed('4242', false));
    expect(await chosenFrom(id)).toEqual([]);
    await forgetCards(context, providers);
    const kept = await database.db('saved_cards').where({ user_id: id }).select('forgotten_at');
    expect(kept).toHaveLength(2);
    expect(kept.filter(({ forgotten_at }) => forgotten_at === null)).toEqual([]);
  });

  it('leaves the default that there is', async () => {
    const { id, order } = await buyer();
    await shop.saveCard(id);
    await shop.pay(id, order.id, typed('5556'));
    expect(await chosenFrom(id)).toEqual([
      { last4: '4242', isDefault: true },
      { last4: '5556', isDefault: false },
    ]);
  });
});
