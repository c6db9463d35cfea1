import { data, redirect } from '@remix-run/node';
import { deleteCard, setDefaultCard } from '~/domain/payments/cards/cards';
import type { DomainContext } from '~/domain/shared/context';
import { idSchema } from '~/domain/shared/ids';
import type { PayResponse } from '../pay/pay-response';
import { checkoutAt, type CheckoutLocation } from './checkout-addresses';

const cardList = { view: 'cards' };

interface Sent {
  userId: string;
  form: FormData;
  checkoutPlace: CheckoutLocation;
}

/** Makes a saved card the default or deletes it; an error is only reported. */
export async function changeCard(domain: DomainContext, { userId, form, checkoutPlace }: Sent) {
  const isDeletion = form.has('deleteCard');
  const cardId = idSchema.safeParse(form.get(isDeletion ? 'deleteCard' : 'makeDefault'));
  const change = isDeletion ? deleteCard : setDefaultCard;
  const changed = cardId.success
    ? await change(domain, { userId, cardId: cardId.data })
    : ({ ok: false, reason: 'no-such-card' } as const);
  if (!changed.ok) {
    const isDefault = changed.reason === 'default-card-stays';
    return data<PayResponse>({ problem: isDefault ? 'card.default-stays' : 'card.failed' }, 409);
  }
  return redirect(checkoutAt(checkoutPlace, form.get('view') === 'cards' ? cardList : undefined));
}
