import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { secondsAgo } from '../shared/remove-in-batches';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';
import { priceOfMaking, type MakingFacts, type MakingTerms, type TierPrice } from './decide-making';
import { madeCharactersSettings } from './settings';

/** Days of Premium in which the included characters are counted. */
const monthSeconds = 30 * 24 * 3600;

type Counts = Pick<
  MakingFacts,
  'madeEver' | 'includedThisMonth' | 'beingMade' | 'orderedToday' | 'kept'
>;

/** Returns the prices and limits that apply to a person. */
export async function readTerms(
  context: DomainContext,
  db: Knex,
  userId: string,
): Promise<MakingTerms & { isSubscriber: boolean }> {
  const settings = await context.settings(madeCharactersSettings);
  const isSubscriber = (await findSubscriptionEnd(db, userId, context.now())) !== null;
  return {
    isSubscriber,
    price: settings.created_price,
    free: settings.created_free,
    includedAMonth: isSubscriber ? settings.created_included_monthly : 0,
    mostAtOnce: settings.created_open_limit,
    mostADay: settings.created_day_limit,
    mostKept: isSubscriber ? settings.created_kept_limit_subscriber : settings.created_kept_limit,
  };
}

/** Counts a person's characters for the limits and the price. Failed ones cost nothing and count nowhere. */
export async function countMade(
  context: Pick<DomainContext, 'now'>,
  db: Knex,
  userId: string,
): Promise<Counts> {
  const [row] = await db('made_characters')
    .where({ user_id: userId })
    .select<Counts[]>(
      db.raw(
        `count(*) filter (where state <> 'failed' and price_kind <> 'card')::int as "madeEver"`,
      ),
      db.raw(
        `count(*) filter (where state <> 'failed' and price_kind = 'included'
                            and created_at > ?)::int as "includedThisMonth"`,
        [secondsAgo(context, monthSeconds)],
      ),
      db.raw(`count(*) filter (where state = 'making')::int as "beingMade"`),
      db.raw(`count(*) filter (where created_at > ?)::int as "orderedToday"`, [
        secondsAgo(context, 24 * 3600),
      ]),
      db.raw(`count(*) filter (where state = 'made' and deleted_at is null)::int as "kept"`),
    );
  if (!row) throw new Error('characters could not be counted');
  return row;
}

/** Returns the price of a person's next character; for a visitor, that of a new account. */
export async function getMakingPrice(
  context: DomainContext,
  userId: string | null,
): Promise<TierPrice & { isSubscriber: boolean; terms: MakingTerms }> {
  if (userId === null) {
    const settings = await context.settings(madeCharactersSettings);
    const terms = {
      price: settings.created_price,
      free: settings.created_free,
      includedAMonth: 0,
      mostAtOnce: settings.created_open_limit,
      mostADay: settings.created_day_limit,
      mostKept: settings.created_kept_limit,
    };
    const price = priceOfMaking(terms, { madeEver: 0, includedThisMonth: 0 });
    return { ...price, isSubscriber: false, terms };
  }
  const { isSubscriber, ...terms } = await readTerms(context, context.db, userId);
  const counts = await countMade(context, context.db, userId);
  return { ...priceOfMaking(terms, counts), isSubscriber, terms };
}

/** Returns the number of characters that a person has made and kept. */
export async function countKept(context: DomainContext, userId: string): Promise<number> {
  return (await countMade(context, context.db, userId)).kept;
}
