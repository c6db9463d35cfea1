import { describe, expect, it } from 'vitest';
import { modals } from '~/app/modal-names';
import { renderDocuments } from '~/app/testing/documents';
import { makeClub } from '~/db/testing';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { people } from '../prices/testing/people';
import { openShop } from '../security/testing/shop';

const shop = await openShop(renderDocuments());
const { site } = shop;

/**
 * Returns events, except those of a processor, which may still be in transit for the looker's purchases.
 */
const tellings = async () => {
  const rows = await site
    .owner('outbox')
    .whereNot({ name: 'payments.webhook-received' })
    .orderBy('id')
    .select<{ id: string; name: string }[]>('id', 'name');
  return rows.map(({ id, name }) => `${name} ${id}`);
};

/**
 * An open page loads its data again after an event. A page whose reading causes an event would load for
 * ever. Only its data is loaded, without the document.
 */
describe.each([
  'a fan who has spent nothing, with offers running',
  'a fan who was away',
  'a fan with Premium',
  'a member of the club',
])('%s', (who) => {
  it('makes no news by reading a modal again', async () => {
    await writeSetting(site.owner, productSettings, 'premium_special_offer', true);
    await writeSetting(site.owner, productSettings, 'token_special_offer', true);
    const { creatorId } = await makeClub(site.domain, { price: 799 });
    const looker = await people[who]?.(shop, { creatorId });
    if (!looker) throw new Error(`there is no ${who}`);
    for (const name of Object.keys(modals)) {
      const page = `/contact.data?${new URLSearchParams({
        modal: name,
        'fanclubJoinModal.creatorId': creatorId,
        'smartTokenPackModal.needed': '75',
        'suggestedTokensOfferModal.needed': '640',
      })}`;
      expect((await looker.reader.get(page)).status, page).toBe(200);
      const before = await tellings();
      await looker.reader.get(page);
      expect({ name, events: await tellings() }).toEqual({ name, events: before });
    }
  }, 120_000);
});
