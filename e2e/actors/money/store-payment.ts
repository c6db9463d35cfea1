import { newId } from '~/domain/shared/ids';
import { withDatabase } from '../database';

/** Stores a payment of 150 $ for tokens, and returns it with the number of its order. */
export async function storePayment(email: string): Promise<{ id: string; number: string }> {
  const [id, orderId] = [newId(), newId()];
  const digits = Array.from({ length: 8 }, () => Math.floor(Math.random() * 10)).join('');
  const number = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const money = { minor: 15_000, currency: 'USD' };
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  await withDatabase(async (db) => {
    const buyer = await db('users').where({ email }).first<{ id: string }>('id');
    await db('orders').insert({
      id: orderId,
      number,
      buyer_id: buyer.id,
      product_kind: 'tokens',
      product_id: newId(),
      product_name: '2,000 tokens',
      product_details: '{}',
      price: JSON.stringify({
        total: money,
        list: money,
        discountPercent: 0,
        tax: { minor: 0, rate: 0, country: null, inclusive: false, evidence: [] },
      }),
      kind: 'one-time-purchase',
      sameness: newId(),
      state: 'paid',
      closed_at: now,
      created_at: now,
      expires_at: later,
    });
    await db('payments').insert({
      id,
      order_id: orderId,
      payer_id: buyer.id,
      method: 'credit_card_payment',
      // No processor of this name answers, so its refunds stay due.
      processor: 'retired',
      provider_payment_id: `retired-${id}`,
      card_last4: '4242',
      card_brand: 'visa',
      amount_minor: money.minor,
      currency: money.currency,
      state: 'completed',
      asked: 'answered',
      created_at: now,
      completed_at: now,
      expires_at: later,
    });
  });
  return { id, number };
}
