import { openCheckout } from '~/domain/checkout/open-checkout';
import { makeFan } from '~/domain/offers/testing/make-fan';
import { keepCard } from '~/domain/payments/cards/keep-card';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { fillShelves } from '~/tests/money/testing/shelves';
import { signInAll } from '../accounts/make-people';

/** The last digits of every buyer's card. */
export const savedDigits = '4242';

/**
 * Creates signed-in people with a saved card and an open order of tokens. Returns the orders' addresses and
 * the cookies.
 */
export async function makeBuyers(context: DomainContext, count: number) {
  const { requests: orderRequests } = await fillShelves(context);
  const buyers = [];
  for (let made = 0; made < count; made += 1) buyers.push(await makeBuyer(context, orderRequests));
  return buyers;
}

async function makeBuyer(
  context: DomainContext,
  [orderRequest]: Awaited<ReturnType<typeof fillShelves>>['requests'],
): Promise<{ path: string; cookie: string }> {
  if (!orderRequest) throw new Error('there is nothing for sale');
  const viewer = await makeFan(context);
  const { userId } = viewer;
  await transact(context, (trx) =>
    keepCard(context, trx, {
      userId,
      processor: 'cards',
      registration: {
        registrationId: newId(),
        last4: savedDigits,
        brand: 'visa',
        holder: `Ada ${userId}`,
        expiresOn: '9999-12',
        isAuthenticated: true,
        lastAuthenticationFailed: false,
      },
    }),
  );
  const opened = await openCheckout(context, viewer, {
    request: orderRequest,
    country: null,
    taxService: null,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const [session = ''] = await signInAll(context, [userId]);
  const cookie = `${session}; age_confirmed=${context.now().toISOString()}`;
  return { path: `/checkout/${opened.order.id}`, cookie };
}
