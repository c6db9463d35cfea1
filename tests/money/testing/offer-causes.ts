import { syncContact } from '~/domain/marketing/sync-contact';
import { claimBonus } from '~/domain/offers/bonus-offers';
import { catalogueSchema } from '~/domain/offers/catalogue';
import { expireOffers } from '~/domain/offers/expire-offers';
import { publishCatalogue } from '~/domain/offers/publish-catalogue';
import type { Moderator } from '~/domain/moderation/verdict';
import { updateUser } from '~/domain/profile/update-user';
import { updateUserMeta } from '~/domain/profile/update-user-meta';
import { day, type Cause, type House } from './house';

const offerKey = 'late-train';
const bonus = catalogueSchema.parse({ bonuses: [{ offerKey, tokens: 25, lastsSeconds: 3600 }] });

async function claim({ context, viewer }: House): Promise<void> {
  await publishCatalogue(context.db, bonus, context.now());
  const claimed = await claimBonus(context, viewer, offerKey);
  if (!claimed.ok) throw new Error(claimed.reason);
}

async function use({ buy, shelves }: House): Promise<void> {
  const pack = shelves.requests.find(({ variant }) => variant === 'tokens');
  if (!pack) throw new Error('nobody sells tokens');
  await buy({ ...pack, offerKey });
}

const see = ({ context, userId }: House) =>
  updateUserMeta(context, userId, { isFirstTokenSpecialOfferSeen: true });
const idleService = { know: () => Promise.resolve(), forget: () => Promise.resolve() };

/** A moderator that allows everything: no name is changed. */
const allowing: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };

async function agree({ context, userId }: House, agreesToPromotions: boolean): Promise<void> {
  await updateUser(context, allowing, userId, { agreesToPromotions });
  await syncContact(context, idleService, userId);
}

export const offerCauses: Cause[] = [
  { cause: 'a bonus is claimed', happens: claim, events: ['bonus available'] },
  {
    cause: 'it is claimed in two tabs',
    async happens(house) {
      await claim(house);
      await claim(house);
    },
    events: ['bonus available'],
  },
  { cause: 'it is used', before: claim, happens: use, events: ['balance 75', 'bonus used'] },
  {
    cause: 'its pack is refunded',
    async before(house) {
      await claim(house);
      await use(house);
    },
    happens: (house) => house.refund(),
    events: ['balance 0', 'bonus available'],
  },
  {
    cause: 'its time is over',
    before: claim,
    async happens({ context }) {
      context.advance(day);
      await expireOffers(context);
    },
    events: ['bonus expired'],
  },
  { cause: 'an offer was seen', happens: see, events: ['meta true'] },
  { cause: 'it was seen before', before: see, happens: see, events: [] },
  { cause: 'mail is wanted', happens: (house) => agree(house, true), events: ['mail true'] },
  {
    cause: 'mail is wanted no more',
    before: (house) => agree(house, true),
    happens: (house) => agree(house, false),
    events: ['mail false'],
  },
];
