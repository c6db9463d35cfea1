import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { joinFanClub, makeClub, sellTokens, subscribe } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { affairsOf, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';

const shop = await openShop();
const { site } = shop;

/** What somebody has, by the ids that pages and forms would name. */
interface Things {
  order: string;
  paid: string;
  payment: string;
  card: string;
  registration: string;
  creator: string;
}
let owner: Buyer;
let things: Things;
const nothings: Things = {
  order: newId(),
  paid: newId(),
  payment: newId(),
  card: newId(),
  registration: newId(),
  creator: newId(),
};

beforeAll(async () => {
  owner = await shop.enter();
  const spare = await shop.saveCard(owner.userId);
  const [first, second] = [await shop.packOf(50), await shop.packOf(100)];
  const { orderId: paid } = await openOrderOf(owner, `/token-deposit-offers/${first}/checkout`);
  await sendForm(owner, `/checkout/${paid}`, { means: 'saved', card: owner.cardId });
  const { orderId: order } = await openOrderOf(owner, `/token-deposit-offers/${second}/checkout`);
  const payment = await site.owner('payments').where({ order_id: paid }).first('id');
  const card = await site.owner('saved_cards').where({ id: spare }).first('registration_id');
  const { creatorId, characterId } = await makeClub(site.domain);
  await joinFanClub(site.owner, owner.userId, characterId);
  await subscribe(site.owner, owner.userId);
  things = {
    order,
    paid,
    payment: payment?.id ?? '',
    card: spare,
    registration: card?.registration_id ?? '',
    creator: creatorId,
  };
});

type Ask = (client: Client, of: Things) => Promise<Answer>;
const read =
  (pathOf: (of: Things) => string): Ask =>
  (client, of) =>
    client.get(pathOf(of));
const send =
  (pathOf: (of: Things) => string, fieldsOf: (of: Things) => Record<string, string>): Ask =>
  (client, of) =>
    sendForm(client, pathOf(of), fieldsOf(of));
const checkout = ({ order }: Things) => `/checkout/${order}`;
const modal = (name: string) =>
  read(
    ({ order }) => `/modal_data?${new URLSearchParams({ modal: name, [`${name}.order`]: order })}`,
  );

/** Every page, file and form that names something money was or is to be paid for. */
const asks: Record<string, Ask> = {
  'the page of an order': read(checkout),
  'the page of a paid order': read(({ paid }) => `/checkout/${paid}`),
  'the fields of a card for an order': read(
    ({ order, card }) => `/checkout/${order}/card_form?card=${card}`,
  ),
  'the return of a payment': read(
    ({ order, payment }) => `/checkout/${order}/return?payment=${payment}`,
  ),
  'a receipt': read(({ payment }) => `/settings/receipts/${payment}`),
  'the return of a card': read(
    ({ registration }) => `/add_card/return?registrationId=${registration}&attempt=5`,
  ),
  'checkout over a page': modal('checkoutModal'),
  'what went wrong, over a page': modal('failTokenModal'),
  'what was bought, over a page': modal('successTokenModal'),
  'paying by a saved card': send(checkout, ({ card }) => ({ means: 'saved', card })),
  'paying on a page': send(checkout, () => ({ means: 'hosted' })),
  'paying with coins': send(checkout, () => ({ means: 'crypto' })),
  'paying by a wallet': send(checkout, () => ({ means: 'APPLEPAY' })),
  'choosing a default card': send(checkout, ({ card }) => ({ makeDefault: card })),
  'taking a card away': send(checkout, ({ card }) => ({ deleteCard: card })),
  'telling that an order was shown': send(
    () => '/checkout_events',
    ({ order }) => ({ order, event: 'ORDER_CREATED' }),
  ),
  'the card of a subscription': send(
    () => '/settings/subscription',
    ({ card }) => ({ intent: 'card', cardId: card }),
  ),
  'leaving a club': send(
    () => '/settings/memberships',
    ({ creator }) => ({ intent: 'cancel', creatorId: creator }),
  ),
  'keeping a club': send(
    () => '/settings/memberships',
    ({ creator }) => ({ intent: 'keep', creatorId: creator }),
  ),
};

/** An answer without the ids that it was asked with. */
function plain({ status, body, headers }: Answer, of: Things) {
  const strip = (text: string) =>
    Object.entries(of).reduce((rest, [name, id]) => rest.replaceAll(id, name), text);
  return {
    status,
    location: strip(headers.get('location') ?? ''),
    body: strip(JSON.stringify(body)).replaceAll(/"(requestId|nonce|now|at)":"[^"]*"/g, ''),
  };
}

const thisMonth = new Date().toISOString().slice(0, 7);

const strangers = {
  'another member': () => logIn(site),
  'somebody with a subscription': async () => {
    const client = await logIn(site);
    await subscribe(site.owner, client.userId);
    return client;
  },
  'somebody who has yet to prove their address': () => logIn(site, { isVerified: false }),
  'a visitor': () => Promise.resolve(site.client()),
};

describe.each(Object.keys(strangers) as (keyof typeof strangers)[])('to %s', (who) => {
  it.each(Object.entries(asks))(
    '%s of another is that of nobody, and stays as it is',
    async (_what, ask) => {
      const before = await affairsOf(site, owner.userId);
      const client = await strangers[who]();
      const theirs = await ask(client, things);
      const nobodys = await ask(client, nothings);
      expect(plain(theirs, things)).toEqual(plain(nobodys, nothings));
      expect(JSON.stringify(theirs.body)).not.toContain(owner.email);
      expect(await affairsOf(site, owner.userId)).toEqual(before);
    },
  );

  it.each(['', '.csv', '.pdf'])('a statement%s is their own alone', async (file) => {
    await sellTokens(site.domain, owner.userId, { tokens: 7_531, paidMinor: 8_642 });
    const client = await strangers[who]();
    const { status, body, headers } = await client.get(
      `/settings/statement${file}?month=${thisMonth}`,
    );
    // Whoever is not a member is asked to become one, and handed no file.
    if (who === 'a visitor' || who.includes('yet to prove')) {
      expect(status).toBe(302);
    } else {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    }
    expect(JSON.stringify(body)).not.toMatch(/7[.,]?531/);
  });
});

it('to its owner, each of them is there', async () => {
  for (const path of [
    `/checkout/${things.order}`,
    `/settings/receipts/${things.payment}`,
    '/settings/statement',
    `/settings/statement.csv?month=${thisMonth}`,
    `/settings/statement.pdf?month=${thisMonth}`,
  ]) {
    expect((await owner.get(path)).status, path).toBe(200);
  }
  const { body } = await owner.get(`/settings/statement.csv?month=${thisMonth}`);
  expect(body).toContain('7531');
});
