import { claimBonus } from '~/domain/offers/bonus-offers';
import { findOfferViewer } from '~/domain/offers/find-audience';
import { createSmartPack } from '~/domain/offers/smart-packs';
import type { DomainContext } from '~/domain/shared/context';
import { seedOffers } from '../seeds/seed-offers';

/** Gives the user a bonus and a smart pack. */
export async function beOffered(context: DomainContext, userId: string): Promise<void> {
  await seedOffers(context.db, context.now());
  const viewer = await findOfferViewer(context, userId);
  if (!viewer) throw new Error('nobody is offered anything');
  await claimBonus(context, viewer, 'late-train');
  await createSmartPack(context, viewer, { tokensNeeded: 45, isWelcomeBackPack: false });
}
