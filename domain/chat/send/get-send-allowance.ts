import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { readBalance } from '../../wallet/get-balance';
import { chatSettings } from '../settings';

type WithoutTrial = { kind: 'sign-up' } | { kind: 'priced'; price: number; balance: number };

/** The terms of a person's next message. */
export type SendAllowance =
  | { kind: 'premium' }
  /** `left` messages are free; `then` applies after them. */
  | { kind: 'trial'; left: number; then: WithoutTrial }
  | WithoutTrial;

/** Returns the terms that the composer shows before the person writes. The send decides again. */
export async function getSendAllowance(
  context: DomainContext,
  person: Person,
): Promise<SendAllowance> {
  const { db } = context;
  const { trial_messages, text_message_price } = await context.settings(chatSettings);
  const table = person.kind === 'user' ? 'users' : 'guests';
  const trial = db(table).where({ id: person.id }).select('trial_messages_used');
  const isMember = person.kind === 'user';
  const [[used], subscriptionEnd, balance] = await Promise.all([
    readTogether<{ trial_messages_used: number }>(db, trial, {}),
    isMember ? findSubscriptionEnd(db, person.id, context.now()) : null,
    isMember ? readBalance(db, person.id) : 0,
  ]);
  const left = Math.max(0, trial_messages - (used?.trial_messages_used ?? 0));
  if (!isMember) return withTrial(left, { kind: 'sign-up' });
  if (subscriptionEnd) return { kind: 'premium' };
  return withTrial(left, { kind: 'priced', price: text_message_price, balance });
}

const withTrial = (left: number, then: WithoutTrial): SendAllowance =>
  left > 0 ? { kind: 'trial', left, then } : then;
