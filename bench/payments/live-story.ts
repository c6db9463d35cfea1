import * as z from 'zod';
import { openCheckout } from '~/domain/checkout/open-checkout';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import { makeFan } from '~/domain/offers/testing/make-fan';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import { settleReturn } from '~/domain/payments/pay/settle-payments';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { placeOnShelf, type Story } from './stories';
import { sandboxProcessors, type Processors } from './processors';

const returnUrl = 'http://localhost:3000/checkout/return';
/** A card with a 3-D Secure challenge, so that the charge is pending until its webhook arrives. */
const challengedCard = '4000000000003220';
const typed = { expiry: '12/39', cvc: '123', holder: 'Ada Stone' };

export interface House {
  context: DomainContext;
  processors: Processors;
  requests: readonly CheckoutRequest[];
}

/** An attempt to pay: its id, the address to which the payer was sent, and the amount in minor units. */
interface Try {
  paymentId: string;
  url: string;
  minor: number;
}

/**
 * Makes a person buy one item and plays the story at the processor. The product is not notified: only a
 * payer who was declined returns, and no webhook is delivered yet. Returns the id of the person.
 */
export async function live(house: House, story: Story, place: number): Promise<string> {
  const { context, processors, requests: orderRequests } = house;
  const viewer = await makeFan(context);
  const orderRequest = orderRequests[placeOnShelf(story.bought)];
  if (!orderRequest) throw new Error('there is nothing on that shelf');
  const opened = await openCheckout(context, viewer, {
    request: orderRequest,
    country: null,
    taxService: null,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const { order } = opened;
  const pay = async (): Promise<Try> => {
    const outcome = await payOrder(context, processors.providers, {
      buyerId: viewer.userId,
      orderId: order.id,
      means: await meansOf(processors, story, viewer),
      returnUrl,
      // Each person has an own network and device, because shared ones would trigger the fraud limits.
      origin: { deviceId: newId(), address: `10.${(place >> 8) % 256}.${place % 256}.1` },
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    if (outcome.state !== 'redirect') throw new Error(`a payment was ${outcome.state} at once`);
    return { paymentId: outcome.paymentId, url: outcome.url, minor: order.price.total.minor };
  };
  const comeBack = (paymentId: string) =>
    settleReturn(context, processors.providers, { buyerId: viewer.userId, paymentId });
  if (story.way === 'coins') await endCoins(processors, story, await pay());
  else await endCharge(processors, story, { pay, comeBack });
  return viewer.userId;
}

async function meansOf(
  processors: Processors,
  { way }: Story,
  { userId, email }: { userId: string; email: string },
): Promise<Means> {
  if (way === 'coins') return { kind: 'crypto' };
  if (way === 'page') return { kind: 'hosted' };
  if (way === 'wallet') return { kind: 'wallet', wallet: 'APPLEPAY' };
  const token = await typeCard(processors, challengedCard);
  // A card is also recognised by its holder.
  const holder = `Ada ${userId}`;
  return { kind: 'new_card', token, processor: 'cards', holder, email, save: true };
}

/** Returns the token for a number that is typed into the card processor's frame. */
async function typeCard({ providers, post }: Processors, number: string): Promise<string> {
  const cards = providers.find(({ id }) => id === sandboxProcessors.cards);
  const form = await cards?.openCardForm?.({
    reference: newId(),
    email: 'fan@example.com',
    returnUrl,
    purpose: 'pay',
  });
  const response = await post('/cards/frame/tokens', {
    secret: form?.secret,
    asksHolder: false,
    entry: { number, expiry: '12/39', cvc: '123' },
  });
  return z.object({ token: z.string() }).parse(response).token;
}

const idSchema = z.object({ id: z.string() });

interface Payer {
  pay(): Promise<Try>;
  comeBack(paymentId: string): Promise<unknown>;
}

async function endCharge(processors: Processors, story: Story, { pay, comeBack }: Payer) {
  const processor = story.way === 'page' ? 'verotel' : 'cards';
  const first = await pay();
  const { paymentId: payment, minor } = first;
  const control = (path: string, body?: object) => processors.control(processor, path, body);
  if (story.ending === 'expired') {
    await control(`payments/${payment}/end`, { outcome: 'expired' });
    return;
  }
  if (story.ending === 'declined' || story.ending === 'declined, then paid') {
    await answer(processors, story, first, false);
    if (story.ending === 'declined') return;
    await comeBack(payment);
    await answer(processors, story, await pay(), true);
    return;
  }
  await answer(processors, story, first, true);
  const part = Math.floor(minor / 3);
  switch (story.ending) {
    case 'refunded':
      return void (await control('refunds', { payment }));
    case 'refunded in part':
      return void (await control('refunds', { payment, amount: part }));
    case 'refunded twice':
      await control('refunds', { payment, amount: part });
      return void (await control('refunds', { payment }));
    case 'charged back':
      return void (await control('chargebacks', { payment }));
    case 'charged back and withdrawn': {
      const { id } = idSchema.parse(await control('chargebacks', { payment }));
      return void (await control(`chargebacks/${id}/reverse`));
    }
    case 'refunded in part and charged back':
      await control('refunds', { payment, amount: part });
      return void (await control('chargebacks', { payment, amount: minor - part }));
    default:
    // The payment stays paid.
  }
}

/** Sends the payer's answer on the page of the bank, the wallet or Verotel. */
function answer({ fill }: Processors, { way }: Story, { url }: Try, isGood: boolean) {
  if (way === 'card') return fill(url, { answer: isGood ? 'approve' : 'fail' });
  if (way === 'wallet') return fill(url, { act: isGood ? 'confirm' : 'decline' });
  const number = isGood ? '4242424242424242' : '4000000000000002';
  return fill(url, { act: 'card', number, ...typed });
}

async function endCoins({ control }: Processors, { ending }: Story, { paymentId, minor }: Try) {
  const act = (what: string, body?: object) =>
    control('crypto', `invoices/${paymentId}/${what}`, body);
  const send = (amount: number) => act('pay', { amount, waits: true });
  switch (ending) {
    case 'paid':
      await send(minor);
      return void (await act('confirm'));
    case 'overpaid':
      await send(minor + 200);
      return void (await act('confirm'));
    case 'expired':
      return void (await act('expire'));
    case 'underpaid':
      await send(Math.floor(minor / 2));
      return void (await act('expire'));
    case 'paid late':
      await act('expire');
      return void (await send(minor));
    default:
      throw new Error(`no coins end ${ending}`);
  }
}
