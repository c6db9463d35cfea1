import type { AppLoadContext } from '@remix-run/node';
import { getCurrentUser } from '~/domain/profile/current-user';
import { productSettings } from '~/domain/settings/settings';

/** Reads the facts that decide whether an offer follows when the user closes the packs or plans. */
export async function readClosing({ domain }: AppLoadContext, userId: string) {
  const [user, settings] = await Promise.all([
    getCurrentUser(domain, userId),
    domain.settings(productSettings),
  ]);
  const { token_special_offer, premium_special_offer, number_of_closed_modals } = settings;
  const account = user.isVerified ? user : null;
  return {
    settings: { token_special_offer, premium_special_offer, number_of_closed_modals },
    hasPaid: account?.hasPaid ?? false,
    isSubscribed: user.subscription !== null,
    meta: {
      isTokenSpecialOfferUsed: account?.meta.isTokenSpecialOfferUsed ?? false,
      isPremiumSpecialOfferUsed: account?.meta.isPremiumSpecialOfferUsed ?? false,
    },
  };
}

export type ClosingFacts = Awaited<ReturnType<typeof readClosing>>;
