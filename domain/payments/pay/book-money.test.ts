import { someStaff } from '../../staff/testing/some-staff';
import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import type { AreaSettings } from '../../shared/define-settings';
import { newId } from '../../shared/ids';
import { releaseHeldShares } from '../../wallet/shares/release-held-shares';
import { refundPayment } from '../reversals/refund-payment';
import { carryOutRefunds } from '../reversals/refunds';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { cards, providers } = shop;
/** Sets one percentage for assets and another for everything else. */
const sharePercent = (asset: number) => {
  context.settings = <Values>(of: AreaSettings<Values>) =>
    Promise.resolve(
      of.parse({
        creator_share_percent: 10,
        creator_share_percent_by_reason: { post_asset_unlock: asset },
      }),
    );
};

/** Creates an asset of 10 $ without tax, paid by card; its creator receives the percentage. */
async function sold(percent: number) {
  sharePercent(percent);
  const [buyer, creator] = [await makeUser(database.db), await makeUser(database.db)];
  const order = await shop.order(buyer.id, {
    product: {
      kind: 'post_asset',
      id: newId(),
      name: 'A picture',
      details: {},
      creatorId: creator.id,
    },
    price: priceOf(1_000),
  });
  const cardId = await shop.saveCard(buyer.id);
  const paid = await shop.pay(buyer.id, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
  const balances = async () => {
    const rows = await database
      .db('ledger_entries')
      .join('ledger_accounts', 'ledger_accounts.id', 'account_id')
      .where({ holder_id: creator.id })
      .groupBy('code')
      .select<{ code: string; sum: number }[]>(
        'code',
        database.db.raw('sum(amount)::bigint as sum'),
      );
    const of = (as: string) => rows.find(({ code }) => code.startsWith(`creator-${as}`))?.sum ?? 0;
    return { held: of('held'), payable: of('payable') };
  };
  const refund = async (amountMinor: number) => {
    const { paymentId } = paid;
    await refundPayment(context, { paymentId, amountMinor, reason: 'a test', by: someStaff() });
    await carryOutRefunds(context, providers);
  };
  const dispute = async (kind: 'chargeback' | 'chargeback-reversed', chargebackId: string) => {
    const event: ProviderEvent = {
      eventId: newId(),
      occurredAt: new Date(),
      kind,
      paymentId: paid.paymentId,
      providerPaymentId: `cards-${paid.paymentId}`,
      amount: { minor: 1_000, currency: 'USD' },
      chargebackId,
    };
    await shop.tell(cards, [event]);
    await shop.applyAll();
  };
  return { balances, refund, dispute };
}

it('shares an asset by the percentage of its kind, and takes back the share as it was then', async () => {
  const { balances, refund } = await sold(75);
  expect(await balances()).toEqual({ held: 750, payable: 0 });
  sharePercent(20);
  await refund(333);
  expect(await balances()).toEqual({ held: 501, payable: 0 });
  await refund(667);
  expect(await balances()).toEqual({ held: 0, payable: 0 });
});

it('takes it from the held amount first, then from the payable one, which may fall below zero', async () => {
  const { balances, dispute } = await sold(75);
  context.advance(400 * 24 * 3_600_000);
  await releaseHeldShares(context);
  expect(await balances()).toEqual({ held: 0, payable: 750 });
  const id = newId();
  await dispute('chargeback', id);
  expect(await balances()).toEqual({ held: 0, payable: 0 });
  await dispute('chargeback-reversed', id);
  expect(await balances()).toEqual({ held: 0, payable: 750 });
});

it('restores the amount to where it was taken from when a chargeback is withdrawn', async () => {
  const { balances, dispute } = await sold(75);
  const id = newId();
  await dispute('chargeback', id);
  expect(await balances()).toEqual({ held: 0, payable: 0 });
  await dispute('chargeback-reversed', id);
  expect(await balances()).toEqual({ held: 750, payable: 0 });
});
