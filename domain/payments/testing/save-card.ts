import type { CardRegistration } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { keepCard } from '../cards/keep-card';

/** Saves a card for a person, or updates it; returns its id. */
export async function saveCard(
  context: DomainContext,
  userId: string,
  card: Partial<CardRegistration> = {},
  processor = 'test',
): Promise<string> {
  const registration: CardRegistration = {
    registrationId: newId(),
    last4: '4242',
    brand: 'visa',
    holder: `Ada ${newId()}`,
    expiresOn: '9999-12',
    isAuthenticated: true,
    lastAuthenticationFailed: false,
    ...card,
  };
  const kept = { userId, processor, registration };
  const saved = await transact(context, (trx) => keepCard(context, trx, kept));
  if (!saved) throw new Error('a card could not be saved');
  return saved.id;
}
