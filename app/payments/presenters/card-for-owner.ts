import * as z from 'zod';
import type { SavedCard } from '~/domain/payments/cards/cards';
import { spelled, written } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';

const wire = z
  .object({
    _id: idSchema,
    holder: z.string(),
    last4Digits: z.string(),
    paymentBrand: spelled({ visa: 'Visa', master: 'Master' }),
    isDefault: z.boolean(),
    isExpired: z.boolean(),
    registrationId: z.string(),
    paymentProcessorType: z.string(),
    type: z.literal('CreditCardPayment'),
    isLastAuthenticationFailed: z.boolean(),
  })
  .meta({ id: 'SavedCard' });

/** A saved card in the contract's names. */
export const savedCard = written(wire, (card: SavedCard) => ({
  ...card,
  _id: card.id,
  last4Digits: card.last4,
  paymentBrand: card.brand,
  paymentProcessorType: card.processor,
  type: 'CreditCardPayment' as const,
  isLastAuthenticationFailed: card.lastAuthenticationFailed,
}));
