import { beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { tokenProductSchema } from '~/domain/offers/schema';
import { findOrder } from '~/domain/payments/orders/find-order';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { openShop, sendForm, type Buyer } from '../security/testing/shop';
import { offeredByPage } from './testing/offered';

const shop = await openShop(renderDocuments());
const { site } = shop;

beforeAll(async () => {
  await writeSetting(site.owner, productSettings, 'special_offer_timer', 3600);
  await writeSetting(site.owner, productSettings, 'premium_special_offer', true);
});

const specialOffer = '/contact?modal=becomePremiumSpecialOffer';
const packs = '/contact?modal=buyTokenModal';

/** Returns a page's offers to a person, and the charge of each. */
async function offersOf(fan: Buyer, path: string) {
  const { status, body } = await fan.get(path);
  expect(status).toBe(200);
  const offered = [];
  for (const { shown, open } of offeredByPage(path, String(body))) {
    const opened = await open(fan);
    const order = 'orderId' in opened ? await findOrder(site.owner, opened.orderId) : null;
    const product = tokenProductSchema.safeParse(order?.product.details).data;
    offered.push({ shown: [...new Set(shown)], charged: order?.price.total.minor, product });
  }
  return offered;
}

/** Returns the first period of Premium as offered to a person: the price shown and the price charged. */
async function firstPeriod(fan: Buyer, path = specialOffer) {
  const [offer] = await offersOf(fan, path);
  return offer && { shown: offer.shown, charged: offer.charged };
}

const threeDays = { shown: [199], charged: 199 };
const aMonth = { shown: [999], charged: 999 };

describe('the special offer', () => {
  it('is the one named in the address, at once and on later pages', async () => {
    const fan = await shop.enter();
    expect(await firstPeriod(fan)).toEqual(threeDays);
    expect(await firstPeriod(fan, `${specialOffer}&special_offer=1_MONTH`)).toEqual(aMonth);
    await fan.get('/characters');
    expect(await firstPeriod(fan)).toEqual(aMonth);
  });

  it('is fetched for a page whose address names it', async () => {
    const fan = await shop.enter();
    const search = 'modal=becomePremiumSpecialOffer&special_offer=1_MONTH';
    const { status, body } = await fan.get(`/modal_data?${search}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('1_MONTH');
  });

  it('is that of a mail until it is dismissed', async () => {
    const fan = await shop.enter();
    await fan.get('/contact?specialOfferEmailDuration=1_MONTH');
    expect(await firstPeriod(fan)).toEqual(aMonth);
    expect((await sendForm(fan, '/offers/put_away', {})).status).toBe(204);
    expect(await firstPeriod(fan)).toEqual(threeDays);
  });

  it.each(['9_MONTH', 'true', 'nonsense!', '0_DAY', '3_DAY; Path=/x'])(
    'is the ordinary one for %j',
    async (value) => {
      const fan = await shop.enter();
      const search = new URLSearchParams({ special_offer: value });
      expect(await firstPeriod(fan, `${specialOffer}&${search}`)).toEqual(threeDays);
    },
  );
});

describe('packs', () => {
  it('include the one that is sold by the key, preselected', async () => {
    const fan = await shop.enter();
    const ordinary = await offersOf(fan, packs);
    const withKey = await offersOf(fan, `${packs}&offerKey=first-light`);
    const keyed = withKey.filter(({ product }) => product?.kind === 'keyed');
    expect(ordinary).toHaveLength(6);
    expect(withKey).toHaveLength(7);
    expect(keyed).toMatchObject([{ shown: [1599], charged: 1599 }]);
    for (const { shown, charged } of withKey) expect(shown).toEqual([charged]);
  });

  it('bring the bonus of the key from then on', async () => {
    const fan = await shop.enter();
    await fan.get(`${packs}&offerKey=late-train`);
    const bonuses = (await offersOf(fan, packs)).map(({ product }) => product?.specialBonusTokens);
    expect(bonuses).toEqual([0, 25, 25, 25, 25, 25]);
  });
});
