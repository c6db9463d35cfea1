import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { specialOfferSchema } from './schema';

/** The bonuses of a person have changed. */
export const specialOffersChanged = defineEvent(
  'offers.special-offers-changed',
  z.object({ userId: idSchema, specialOffers: z.array(specialOfferSchema) }),
);
