import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import type { DomainContext } from '../shared/context';

interface ClubPrice {
  characterId: string;
  /** The creator who is paid. */
  creatorId: string;
  /** Cents per month; null if it is not sold for money. */
  price: number | null;
  discountPercent?: number;
  /** Whole tokens per month; null if it is not sold for tokens. */
  tokenPrice?: number | null;
}

/**
 * Opens a character's club, or changes its price. Members keep the price they agreed to. Records the
 * price with the time, unless it is unchanged. Returns the club's id.
 */
export function setClubPrice(context: DomainContext, wanted: ClubPrice): Promise<string> {
  const { characterId, creatorId, price, discountPercent = 0, tokenPrice = null } = wanted;
  const now = context.now();
  const priced = { price, discount_percent: discountPercent, token_price: tokenPrice };
  return transact(context, async (trx) => {
    const existing = await trx('fanclubs')
      .where({ character_id: characterId })
      .forUpdate()
      .first('id', 'price', 'discount_percent', 'token_price');
    if (!existing) {
      const id = newId();
      const who = { id, character_id: characterId, creator_id: creatorId };
      await trx('fanclubs').insert({ ...who, ...priced, created_at: now, updated_at: now });
      await notePrice(trx, { club_id: id, plan_id: null, ...priced, created_at: now });
      return id;
    }
    const { id, ...before } = existing;
    await trx('fanclubs')
      .where({ id })
      .update({ creator_id: creatorId, ...priced, updated_at: now });
    if (JSON.stringify(before) !== JSON.stringify(priced)) {
      await notePrice(trx, { club_id: id, plan_id: null, ...priced, created_at: now });
    }
    return id;
  });
}

interface NotedPrice {
  club_id: string;
  plan_id: string | null;
  price: number | null;
  discount_percent: number;
  token_price: number | null;
  created_at: Date;
}

/** Records the price of a club, or of a plan, from now on. */
export async function notePrice(trx: Knex.Transaction, noted: NotedPrice): Promise<void> {
  await trx('fanclub_prices').insert({ id: newId(), ...noted });
}
