import { beforeAll, expect, it } from 'vitest';
import type { Answer, Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { joinFanClub, makeClub, sellTokens, subscribe } from '~/db/testing';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { newId } from '~/domain/shared/ids';
import { affairsOf, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';

const shop = await openShop();
const { site } = shop;

/** A person's data, by the ids that pages and forms would name. */
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

type SendRequest = (client: Client, of: Things) => Promise<Answer>;
const read =
  (pathOf: (of: Things) => string): SendRequest =>
  (client, of) =>
    client.get(pathOf(of));
const send =
  (pathOf: (of: Things) => string, fieldsOf: (of: Things) => Record<string, string>): SendRequest =>
  (client, of) =>
    sendForm(client, pathOf(of), fieldsOf(of));
const checkout = ({ order }: Things) => `/checkout/${order}`;
const modal = (name: string) =>
  read(
    ({ order }) => `/modal_data?${new URLSearchParams({ modal: name, [`${name}.order`]: order })}`,
  );

/** Every page, file and form that names something paid for or to be paid. */
const requests: Record<string, SendRequest> = {
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

/** Returns a response without the ids of its request. */
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

interface Stranger {
  enter: () => Promise<Client>;
  /** True if they have statements of their own. */
  isMember: boolean;
}
const strangers: Record<string, Stranger> = {
  'another member': { enter: () => logIn(site), isMember: true },
  'somebody with a subscription': {
    async enter() {
      const client = await logIn(site);
      await subscribe(site.owner, client.userId);
      return client;
    },
    isMember: true,
  },
  'somebody who has yet to prove their address': {
    enter: () => logIn(site, { isVerified: false }),
    isMember: false,
  },
  'a visitor': { enter: () => Promise.resolve(site.client()), isMember: false },
};

/** Creates a check for each stranger, each with its own client. */
const asEach = (check: (client: Client, isMember: boolean) => Promise<void>): Check[] =>
  Object.entries(strangers).map(([who, { enter, isMember }]) => [
    `to ${who}`,
    async () => check(await enter(), isMember),
  ]);

it.each(Object.entries(requests))(
  '%s of another user is answered like a missing one, and stays unchanged',
  async (_what, request) => {
    const checks = asEach(async (client) => {
      const before = await affairsOf(site, owner.userId);
      const theirs = await request(client, things);
      const nobodys = await request(client, nothings);
      expect(plain(theirs, things)).toEqual(plain(nobodys, nothings));
      expect(JSON.stringify(theirs.body)).not.toContain(owner.email);
      expect(await affairsOf(site, owner.userId)).toEqual(before);
    });
    await runChecks(checks);
  },
);

it.each(['', '.csv', '.pdf'])('a statement%s is the owner’s alone', async (file) => {
  const checks = asEach(async (client, isMember) => {
    await sellTokens(site.domain, owner.userId, { tokens: 7_531, paidMinor: 8_642 });
    const { status, body, headers } = await client.get(
      `/settings/statement${file}?month=${thisMonth}`,
    );
    if (isMember) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    } else {
      // They are redirected to the sign-up or the verification and receive no file.
      expect(status).toBe(302);
    }
    expect(JSON.stringify(body)).not.toMatch(/7[.,]?531/);
  });
  await runChecks(checks);
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
