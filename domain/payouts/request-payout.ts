import type { Knex } from 'knex';
import type { PayoutMethodsRow, PayoutsRow } from '~/db/rows';
import { persistNothing, type PersistResponse } from '../idempotency/persist-response';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readTotals } from '../wallet/ledger/account-totals';
import { walletSettings } from '../wallet/settings';
import { announcePayout } from './announce-changes';
import { dayAfterWorkingDays } from './arrival';
import { bookRequested } from './book-payout';
import { decidePayout, type PayoutRefusal, type PayoutTerms } from './decide-payout';
import { lockPayable } from './payable';
import { railOf, wayOf, type PayoutProviders, type Route } from './rail';
import { refuse } from './refusals';
import { openStates } from './schema';
import { openDetails, sealDestination } from './sealed-destination';
import { payoutsSettings, type PayoutsSettings } from './settings';

interface PayoutRequest {
  userId: string;
  /** By default the person's default method. */
  methodId?: string | undefined;
  /** Minor units; by default all that is payable. */
  amountMinor?: number | undefined;
}

export interface Estimate extends PayoutTerms {
  currency: string;
  methodId: string;
  /** The day on which it should arrive, as YYYY-MM-DD. */
  arrivesOn: string;
}

/** Returns what a request would cost and when it would arrive, or why it would be refused; changes nothing. */
export async function estimatePayout(
  context: DomainContext,
  providers: PayoutProviders,
  asked: PayoutRequest,
): Promise<Estimate | PayoutRefusal> {
  const { token_currency: currency } = await context.settings(walletSettings);
  const account = { creator: asked.userId, as: 'payable' } as const;
  const [payable = 0] = await readTotals(context.db, [account], currency);
  const weighed = await weigh(context, context.db, providers, { ...asked, currency, payable });
  if (!weighed.ok) return weighed;
  const { terms, method, arrivesOn } = weighed;
  return { ...terms, currency, methodId: method.id, arrivesOn };
}

export type Requested = { ok: true; payout: PayoutsRow } | PayoutRefusal;

/**
 * Requests a payout: takes its amount out of the payable shares, in one transaction, and keeps the
 * destination as it is now. One request at a time: the database refuses a second open one.
 */
export async function requestPayout(
  context: DomainContext,
  providers: PayoutProviders,
  asked: PayoutRequest,
  persistResponse: PersistResponse<Requested> = persistNothing,
): Promise<Requested> {
  const { token_currency: currency } = await context.settings(walletSettings);
  return transact(context, async (trx) => {
    const outcome = await requestLocked(context, trx, providers, { ...asked, currency });
    await persistResponse(trx, outcome);
    return outcome;
  });
}

async function requestLocked(
  context: DomainContext,
  trx: Knex.Transaction,
  providers: PayoutProviders,
  asked: PayoutRequest & { currency: string },
): Promise<Requested> {
  const { userId, currency } = asked;
  const payable = await lockPayable(trx, { userId, currency, now: context.now() });
  const weighed = await weigh(context, trx, providers, { ...asked, payable });
  if (!weighed.ok) return weighed;
  const { terms, method, rail } = weighed;
  const id = newId();
  const [payout] = await trx('payouts')
    .insert({
      id,
      user_id: userId,
      method_id: method.id,
      method_version: method.version,
      kind: method.kind,
      network: method.network,
      ends_with: method.ends_with,
      sealed_destination: sealDestination(context.seal, id, openDetails(context.seal, method)),
      amount_minor: terms.amountMinor,
      fee_minor: terms.feeMinor,
      currency,
      rail,
      needs_two: terms.needsTwo,
      created_at: context.now(),
    })
    .onConflict(trx.raw("(user_id) where state in ('requested', 'approved', 'sent')"))
    .ignore()
    .returning('*');
  if (!payout) return refuse('payout-open');
  await bookRequested(context, trx, payout);
  await announcePayout(trx, payout);
  return { ok: true, payout };
}

type Weighed =
  | PayoutRefusal
  | { ok: true; terms: PayoutTerms; method: PayoutMethodsRow; rail: string; arrivesOn: string };

/** Reads the facts of a request and decides it; the same for an estimate and for the request. */
async function weigh(
  context: DomainContext,
  db: Knex,
  providers: PayoutProviders,
  asked: PayoutRequest & { currency: string; payable: number },
): Promise<Weighed> {
  const settings = await context.settings(payoutsSettings);
  const { userId, currency, payable } = asked;
  // One after another, because a transaction has one connection.
  const method = await findMethod(db, asked);
  const open = await db('payouts')
    .where({ user_id: userId })
    .whereIn('state', [...openStates])
    .first('id');
  const recentMinor = await sumRecent(context, db, asked);
  const route = method && routeOf(context, method);
  const rail = route && railOf(route, providers, settings);
  const terms = decidePayout(
    {
      currency,
      payable,
      hasOpen: open !== undefined,
      method: method
        ? {
            approvalStatus: method.approval_status,
            feeMinor: feeOf(route, settings),
            isOffered: rail !== null,
          }
        : null,
      recentMinor,
    },
    asked.amountMinor ?? null,
    { minimumMinor: settings.payout_minimum_minor, aloneMinor: settings.payout_alone_minor },
  );
  if (!terms.ok) return terms;
  if (!method || !route || !rail) throw new Error('a payout without a method was allowed');
  const days = settings.payout_review_days + settings.payout_days[wayOf(route)];
  return { ok: true, terms, method, rail, arrivesOn: dayAfterWorkingDays(context.now(), days) };
}

const feeOf = (route: Route | undefined, { payout_fee_minor }: PayoutsSettings): number =>
  route ? payout_fee_minor[wayOf(route)] : 0;

/** Returns what of a method decides the way of its money. */
function routeOf({ seal }: Pick<DomainContext, 'seal'>, method: PayoutMethodsRow): Route {
  const to = openDetails(seal, method);
  const isIban = to.kind === 'bank_payout' && to.isIban;
  return { kind: method.kind, network: method.network, country: method.country, isIban };
}

const findMethod = (
  db: Knex,
  { userId, methodId }: PayoutRequest,
): Promise<PayoutMethodsRow | undefined> =>
  db('payout_methods')
    .where({ user_id: userId, removed_at: null })
    .where(methodId === undefined ? { is_default: true } : { id: methodId })
    .first();

/** Returns the sum of a person's payouts within a day, without those whose money came back. */
async function sumRecent(
  { now }: DomainContext,
  db: Knex,
  { userId, currency }: { userId: string; currency: string },
): Promise<number> {
  const row = await db('payouts')
    .where({ user_id: userId, currency })
    .whereIn('state', [...openStates, 'paid'])
    .where('created_at', '>', new Date(now().getTime() - 24 * 3_600_000))
    .sum<{ sum: string | null }>('amount_minor')
    .first();
  return Number(row?.sum ?? 0);
}
