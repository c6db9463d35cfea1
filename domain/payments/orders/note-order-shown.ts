import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';

/** Records that a person was shown their order; only the first time counts. */
export async function noteOrderShown(
  { db, now }: DomainContext,
  { buyerId, orderId }: { buyerId: string; orderId: string },
): Promise<{ ok: true; isFirst: boolean } | Refusal<'no-such-order'>> {
  const own = { id: orderId, buyer_id: buyerId };
  const noted = await db('orders').where(own).whereNull('shown_at').update({ shown_at: now() });
  if (noted > 0) return { ok: true, isFirst: true };
  const existing = await db('orders').where(own).first('id');
  return existing ? { ok: true, isFirst: false } : refuse('no-such-order');
}
