import type { TestSite } from '~/app/testing/start-site';
import { joinFanClub, makeClub } from '~/db/testing';
import { createSmartPack } from '~/domain/offers/smart-packs';
import { makeFan } from '~/domain/offers/testing/make-fan';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import type { PlayedProvider } from '~/domain/payments/testing/play-provider';
import { transact } from '~/domain/shared/transactions/transact';

/** A person's paid and payable items; other people may not see or change them. */
export interface Purse {
  userId: string;
  orderId: string;
  paymentId: string;
  cardId: string;
  registrationId: string;
  /** A card that may be deleted, because it is not the default. */
  spareCardId: string;
  smartPack: { id: string; key: string };
  /** Another pack, which may be deleted. */
  sparePackId: string;
  /** A club with this person as the only member. */
  club: { creatorId: string; characterId: string };
}

/** Gives a person one of each item. */
export async function makePurse(
  site: TestSite,
  cards: PlayedProvider,
  userId: string,
): Promise<Purse> {
  const order = await makeOrder(site.domain, userId);
  const payment = await makePayment(site.domain, order);
  const [first, spare] = [await saveCard(site, cards, userId), await saveCard(site, cards, userId)];
  const [pack, sparePack] = [await makePack(site, userId, 40), await makePack(site, userId, 80)];
  const { creatorId, characterId } = await makeClub(site.domain);
  await joinFanClub(site.owner, userId, characterId);
  return {
    userId,
    orderId: order.id,
    paymentId: payment.id,
    cardId: first.id,
    registrationId: first.registration_id,
    spareCardId: spare.id,
    smartPack: { id: pack.id, key: pack.offerKey },
    sparePackId: sparePack.id,
    club: { creatorId, characterId },
  };
}

async function makePack({ domain }: TestSite, userId: string, tokensNeeded: number) {
  const viewer = { ...(await makeFan(domain)), userId, actorId: userId };
  const made = await createSmartPack(domain, viewer, { tokensNeeded, isWelcomeBackPack: false });
  if (!made.ok) throw new Error(made.reason);
  return made.pack;
}

/** Saves a card for a person; it becomes the default if they have no other. */
export async function saveCard({ domain }: TestSite, cards: PlayedProvider, userId: string) {
  const registration = cards.register();
  const card = await transact(domain, (trx) =>
    keepCard(domain, trx, { userId, processor: cards.id, registration }),
  );
  if (!card) throw new Error('a card could not be saved');
  return card;
}
