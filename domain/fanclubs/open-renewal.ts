import { findOrder } from '../payments/orders/find-order';
import { openOrder } from '../payments/orders/open-order';
import type { Order } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { addPeriods } from '../shared/time/periods';
import {
  membershipColumns,
  toState,
  type MembershipKey,
  type MembershipRow,
} from './change-membership';
import { clubMoney } from './club-price';
import { isOverdue, paidUntil, type MembershipState } from './decide-membership';
import { findNamedClub } from './find-club';
import type { Club } from './schema';

/** How long a renewal's order can be paid, by whatever was under way. */
const orderDays = 60;

/** Names the period that is next, whatever is tried for it. */
export const nextPeriodOf = (state: MembershipState) => paidUntil(state).toISOString();

/**
 * The order of the period that is next, at what was agreed to: one for each period, whoever asks for it
 * and how often, so that of a job and a person who both pay, one pays. Null where no order was paid yet.
 */
export async function openRenewal(
  context: DomainContext,
  row: MembershipRow,
): Promise<Order | null> {
  const last = row.order_id === null ? null : await findOrder(context.db, row.order_id);
  if (!last) return null;
  const state = toState(row);
  const { price: minor, period } = state.terms;
  const firstAt = paidUntil({ ...state, periods: state.periods + 1 });
  return openOrder(context, {
    buyerId: last.buyerId,
    product: last.product,
    price: { ...last.price, autoRenew: { price: clubMoney(minor), period, firstAt } },
    source: null,
    expiresAt: addPeriods(context.now(), { unit: 'day', count: orderDays }, 1),
    rebillKey: `${row.id}:${nextPeriodOf(state)}`,
  });
}

/**
 * The same for a member whose renewal has failed and who pays it by hand, with whatever they choose;
 * null for whoever owes no money.
 */
export async function openOwedRenewal(
  context: DomainContext,
  { userId, creatorId }: { userId: string; creatorId: string },
): Promise<Order | null> {
  const club = await findNamedClub(context, creatorId);
  const owed = club && (await findOwed(context, { userId, characterId: club.characterId }));
  return owed?.pays_with === 'money' ? openRenewal(context, owed) : null;
}

/** What a member agreed to and owes a period of; null where no renewal of theirs has failed. */
async function findOwed(
  { db }: Pick<DomainContext, 'db'>,
  { userId, characterId }: MembershipKey,
): Promise<MembershipRow | null> {
  const row = await db('fanclub_memberships')
    .where({ user_id: userId, character_id: characterId })
    .first(...membershipColumns);
  return row && isOverdue(toState(row)) ? row : null;
}

/** What is owed is paid as it was agreed to, and no other way: of two ways at once each would be paid. */
export const agreedPrices = ({
  paysWith,
  price,
}: MembershipState['terms']): Pick<Club, 'price' | 'tokenPrice'> => ({
  price: paysWith === 'tokens' ? null : clubMoney(price),
  tokenPrice: paysWith === 'tokens' ? price : null,
});

/** What a member who owes a period pays it with; null for whoever owes none. */
export async function findOwedPrices(
  context: Pick<DomainContext, 'db'>,
  member: MembershipKey,
): Promise<Pick<Club, 'price' | 'tokenPrice'> | null> {
  const owed = await findOwed(context, member);
  return owed && agreedPrices(toState(owed).terms);
}
