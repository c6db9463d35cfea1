import * as z from 'zod';
import type { SavedCard } from '~/domain/payments/cards/cards';
import { idSchema } from '~/domain/shared/ids';

/** A saved card as the contract names its fields. */
export const savedCardSchema = z
  .object({
    _id: idSchema,
    holder: z.string(),
    last4Digits: z.string(),
    paymentBrand: z.enum(['Visa', 'Master']),
    isDefault: z.boolean(),
    isExpired: z.boolean(),
    registrationId: z.string(),
    paymentProcessorType: z.string(),
    type: z.literal('CreditCardPayment'),
    isLastAuthenticationFailed: z.boolean(),
  })
  .meta({ id: 'SavedCard' });

/** A saved card as its owner is answered it. */
export const presentCard = (card: SavedCard): z.input<typeof savedCardSchema> => ({
  _id: card.id,
  holder: card.holder,
  last4Digits: card.last4,
  paymentBrand: card.brand === 'visa' ? 'Visa' : 'Master',
  isDefault: card.isDefault,
  isExpired: card.isExpired,
  registrationId: card.registrationId,
  paymentProcessorType: card.processor,
  type: 'CreditCardPayment',
  isLastAuthenticationFailed: card.lastAuthenticationFailed,
});
