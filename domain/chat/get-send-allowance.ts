import { findSubscriptionEnd } from '../billing/find-subscription-end';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readBalance } from '../wallet/get-balance';
import { chatSettings } from './settings';

type WithoutTrial = { kind: 'sign-up' } | { kind: 'priced'; price: number; balance: number };

/** On what terms a person's next message will be sent. */
export type SendAllowance =
  | { kind: 'premium' }
  /** So many are free, and what holds after them. */
  | { kind: 'trial'; left: number; then: WithoutTrial }
  | WithoutTrial;

/** What the composer tells a person before they write; the send itself decides anew. */
export async function getSendAllowance(
  context: DomainContext,
  person: Person,
): Promise<SendAllowance> {
  const { trial_messages, text_message_price } = await context.settings(chatSettings);
  const table = person.kind === 'user' ? 'users' : 'guests';
  const row = await context.db(table).where({ id: person.id }).first('trial_messages_used');
  const left = Math.max(0, trial_messages - (row?.trial_messages_used ?? 0));
  if (person.kind === 'guest') return withTrial(left, { kind: 'sign-up' });
  if (await findSubscriptionEnd(context.db, person.id, context.now())) return { kind: 'premium' };
  const balance = await readBalance(context.db, person.id);
  return withTrial(left, { kind: 'priced', price: text_message_price, balance });
}

const withTrial = (left: number, then: WithoutTrial): SendAllowance =>
  left > 0 ? { kind: 'trial', left, then } : then;
