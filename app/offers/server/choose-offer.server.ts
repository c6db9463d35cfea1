import type { AppLoadContext } from '@remix-run/node';
import { audienceOf } from '~/domain/flags/audience';
import { getVariant } from '~/domain/flags/get-user-flags';
import { chooseOfferKey, type ChosenOffer } from '~/domain/offers/choose-offer-key';

/** Which offers are a viewer's: by the address, a mail, what is remembered, or an experiment. */
export async function chooseOffer(
  { domain, viewer, offerTold }: AppLoadContext,
  /** What the address tells the modal alone. */
  told?: string,
): Promise<ChosenOffer> {
  const experiment = await getVariant(domain, 'welcome-offer-duration', audienceOf(viewer));
  const address = [told, offerTold.address].filter(Boolean).join('.');
  return chooseOfferKey({ ...offerTold, address, experiment });
}
