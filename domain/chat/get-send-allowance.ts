import { findSubscriptionEnd } from '../billing/find-subscription-end';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readBalance } from '../wallet/get-balance';

/** On what terms a person's next message will be sent. */
export type SendAllowance =
  | { kind: 'premium' }
  | { kind: 'trial'; left: number }
  | { kind: 'sign-up' }
  | { kind: 'priced'; price: number; balance: number };

/** What the composer tells a person before they write; the send itself decides anew. */
export async function getSendAllowance(
  context: DomainContext,
  person: Person,
): Promise<SendAllowance> {
  const { trial_messages, text_message_price } = await context.settings();
  const table = person.kind === 'user' ? 'users' : 'guests';
  const row = await context
    .db(table)
    .where({ id: person.id })
    .first<{ trial_messages_used: number } | undefined>('trial_messages_used');
  const left = Math.max(0, trial_messages - (row?.trial_messages_used ?? 0));
  if (person.kind === 'guest') return left > 0 ? { kind: 'trial', left } : { kind: 'sign-up' };
  if (await findSubscriptionEnd(context.db, person.id, context.now())) return { kind: 'premium' };
  if (left > 0) return { kind: 'trial', left };
  return {
    kind: 'priced',
    price: text_message_price,
    balance: await readBalance(context.db, person.id),
  };
}
