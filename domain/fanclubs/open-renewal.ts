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

/** Days for which a renewal's order can be paid, so that payments in progress can complete. */
const orderDays = 60;

/** Returns the key of the next period, the same for every attempt. */
export const nextPeriodOf = (state: MembershipState) => paidUntil(state).toISOString();

/**
 * Returns the order of the next period at the agreed price. There is one order per period, so that a
 * job and a user who both pay cannot pay twice. Null if no order was paid yet.
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
 * Returns the order for a member whose renewal has failed and who pays it by hand with any card; null
 * if they owe no money.
 */
export async function openOwedRenewal(
  context: DomainContext,
  { userId, creatorId }: { userId: string; creatorId: string },
): Promise<Order | null> {
  const club = await findNamedClub(context, creatorId);
  const owed = club && (await findOwed(context, { userId, characterId: club.characterId }));
  return owed?.pays_with === 'money' ? openRenewal(context, owed) : null;
}

/** Returns a membership with an owed period; null if no renewal has failed. */
async function findOwed(
  { db }: Pick<DomainContext, 'db'>,
  { userId, characterId }: MembershipKey,
): Promise<MembershipRow | null> {
  const row = await db('fanclub_memberships')
    .where({ user_id: userId, character_id: characterId })
    .first(...membershipColumns);
  return row && isOverdue(toState(row)) ? row : null;
}

/** Returns the agreed price in its agreed means only: with two means, a member could pay both. */
export const agreedPrices = ({
  paysWith,
  price,
}: MembershipState['terms']): Pick<Club, 'price' | 'tokenPrice'> => ({
  price: paysWith === 'tokens' ? null : clubMoney(price),
  tokenPrice: paysWith === 'tokens' ? price : null,
});

/** Returns the prices of an owed period; null for a member who owes none. */
export async function findOwedPrices(
  context: Pick<DomainContext, 'db'>,
  member: MembershipKey,
): Promise<Pick<Club, 'price' | 'tokenPrice'> | null> {
  const owed = await findOwed(context, member);
  return owed && agreedPrices(toState(owed).terms);
}
