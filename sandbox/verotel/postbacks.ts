import { decimalAmount } from '../processor/amounts';
import type { ProcessorEvent } from '../processor/card-processor';
import type { PaymentRow, SandboxMoney } from '../processor/rows';
import type { Delivery } from '../processor/webhooks';
import { flexPaySignature, type FlexPayParameters, type FlexPayShop } from './flexpay';

/**
 * Returns the parameters of the postback of an event; null for events that Verotel does not report, such as
 * declines.
 */
export function postbackOf(event: ProcessorEvent, shop: string): FlexPayParameters | null {
  if (event.type === 'payment') {
    const { payment } = event;
    if (payment.state !== 'completed') return null;
    return { type: 'purchase', shopID: shop, ...saleOf(payment), ...price(payment.amount) };
  }
  if (event.type === 'refund') {
    const { refund, payment } = event;
    return {
      type: 'credit',
      transactionID: refund.id,
      ...reversalOf(payment, refund.amount, shop),
    };
  }
  if (event.type !== 'chargeback' || event.chargeback.reversedAt) return null;
  const { chargeback, payment } = event;
  const transaction = { type: 'chargeback', transactionID: chargeback.id };
  return { ...transaction, ...reversalOf(payment, chargeback.amount, shop) };
}

const saleOf = ({ id, reference }: PaymentRow) => ({
  saleID: id,
  referenceID: reference,
  paymentMethod: 'CC',
});

const price = (amount: SandboxMoney) => ({
  priceAmount: decimalAmount(amount),
  priceCurrency: amount.currency,
});

const reversalOf = (payment: PaymentRow, amount: SandboxMoney, shop: string) => ({
  shopID: shop,
  ...saleOf(payment),
  ...price({ ...amount, minor: -amount.minor }),
});

/** Returns the GET request of a postback, with the parameters and their signature in its query. */
export function postbackDelivery(
  url: string,
  parameters: FlexPayParameters,
  { signatureKey }: FlexPayShop,
): Delivery {
  const address = new URL(url);
  const signature = flexPaySignature(parameters, signatureKey);
  for (const [name, value] of Object.entries({ ...parameters, signature })) {
    address.searchParams.set(name, value);
  }
  return { url: address.href, init: { method: 'GET' } };
}
