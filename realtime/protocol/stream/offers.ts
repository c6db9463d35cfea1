import * as z from 'zod';
import { specialOfferSchema } from '~/domain/offers/schema';
import { streamSection } from '../stream-section';

export const offersStream = streamSection(25, {
  'user.special-offers-updated.event': z.object({ specialOffers: z.array(specialOfferSchema) }),
});
