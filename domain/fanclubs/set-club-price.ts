import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import type { DomainContext } from '../shared/context';

interface ClubPrice {
  characterId: string;
  /** Who is paid. */
  creatorId: string;
  /** Cents a month; null where money opens nothing. */
  price: number | null;
  discountPercent?: number;
  /** Whole tokens a month; null where tokens open nothing. */
  tokenPrice?: number | null;
}

/**
 * Opens a character's club, or changes what it costs; who belongs to it keeps paying what they agreed
 * to. What it costs is noted with the time, unless nothing has changed. Answers the club's id.
 */
export function setClubPrice(context: DomainContext, wanted: ClubPrice): Promise<string> {
  const { characterId, creatorId, price, discountPercent = 0, tokenPrice = null } = wanted;
  const now = context.now();
  const priced = { price, discount_percent: discountPercent, token_price: tokenPrice };
  return transact(context, async (trx) => {
    const known = await trx('fanclubs')
      .where({ character_id: characterId })
      .forUpdate()
      .first('id', 'price', 'discount_percent', 'token_price');
    if (!known) {
      const id = newId();
      const who = { id, character_id: characterId, creator_id: creatorId };
      await trx('fanclubs').insert({ ...who, ...priced, created_at: now, updated_at: now });
      await notePrice(trx, { club_id: id, plan_id: null, ...priced, created_at: now });
      return id;
    }
    const { id, ...before } = known;
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

/** Notes what a club, or a plan of it, costs from now on. */
export async function notePrice(trx: Knex.Transaction, noted: NotedPrice): Promise<void> {
  await trx('fanclub_prices').insert({ id: newId(), ...noted });
}
