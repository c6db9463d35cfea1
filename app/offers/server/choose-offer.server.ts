import type { AppLoadContext } from '@remix-run/node';
import { audienceOf } from '~/domain/flags/audience';
import { getVariant } from '~/domain/flags/get-user-flags';
import { chooseOfferKey, type ChosenOffer } from '~/domain/offers/choose-offer-key';

/** Chooses the viewer's offers: from the address, a mail, the cookie or an experiment. */
export async function chooseOffer(
  { domain, viewer, offerKeys }: AppLoadContext,
  /** The offer key in the modal's own parameters. */
  requestedKey?: string,
): Promise<ChosenOffer> {
  const experiment = await getVariant(domain, 'welcome-offer-duration', audienceOf(viewer));
  const address = [requestedKey, offerKeys.address].filter(Boolean).join('.');
  return chooseOfferKey({ ...offerKeys, address, experiment });
}
