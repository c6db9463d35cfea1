import type { Knex } from 'knex';
import type { TokenBonusOffersRow, UserOffersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { decideOffer, statusAt } from './decide-offer';
import { findOfferAudience, isTester, type OfferViewer } from './find-audience';
import { isFor } from './is-for';
import { announceSpecialOffers } from './list-special-offers';
import { isOn, currentStatus } from './queries';
import { refuse, type Refusal } from './refusals';
import type { OfferStatus } from './schema';

/** A bonus for one viewer. */
export interface BonusOffer {
  id: string;
  offerKey: string;
  tokens: number;
  /** The smallest amount of tokens in a pack that gets the bonus. */
  minAmount: number;
  /** The seconds for which a claimed bonus is valid. */
  lastsSeconds: number;
  /** Available to claim, or claimed and unused. */
  status: OfferStatus;
  /** The end of the bonus; null before it is claimed. */
  endsAt: Date | null;
}

/** Returns the bonuses for a viewer, with the status of claimed ones. */
export async function listBonusOffers(
  context: DomainContext,
  viewer: OfferViewer,
  { isTest = false }: { isTest?: boolean } = {},
): Promise<BonusOffer[] | Refusal<'offer-not-for-you'>> {
  if (isTest && !isTester(viewer)) return refuse('offer-not-for-you');
  const { db } = context;
  const now = context.now();
  const [rows, claimed, audience] = await Promise.all([
    db('token_bonus_offers').where({ is_test: isTest }).orderBy(['min_amount', 'id']).select(),
    db('user_offers').where({ user_id: viewer.userId, occasion: 'tokens_bonus' }).select(),
    findOfferAudience(context, viewer),
  ]);
  const ownOf = (id: string) => claimed.find((own) => own.bonus_offer_id === id);
  return rows
    .filter((row) => ownOf(row.id) ?? (isOn(row, now) && isFor(row, audience)))
    .map((row) => toBonusOffer(row, ownOf(row.id), now));
}

function toBonusOffer(
  row: TokenBonusOffersRow,
  own: UserOffersRow | undefined,
  now: Date,
): BonusOffer {
  return {
    id: row.id,
    offerKey: row.offer_key,
    tokens: own?.tokens ?? row.tokens,
    minAmount: own?.min_amount ?? row.min_amount,
    lastsSeconds: row.lasts_seconds,
    status: own ? statusAt(currentStatus(own), now) : 'available',
    endsAt: own?.ends_at ?? null,
  };
}

/**
 * Claims a bonus for a viewer: it is added to the next pack they buy before it ends. A repeated claim
 * changes nothing; a used or ended bonus is refused.
 */
export async function claimBonus(
  context: DomainContext,
  viewer: OfferViewer,
  offerKey: string,
): Promise<
  | { ok: true; offer: BonusOffer }
  | Refusal<'no-such-offer' | 'offer-not-for-you' | 'offer-ended' | 'offer-used'>
> {
  const audience = await findOfferAudience(context, viewer);
  return transact(context, async (trx) => {
    const now = context.now();
    const offer = await findBonus(trx, offerKey, audience.isTester);
    if (!offer || (offer.starts_at !== null && offer.starts_at > now)) {
      return refuse('no-such-offer');
    }
    const own = await trx('user_offers')
      .where({ user_id: viewer.userId, bonus_offer_id: offer.id })
      .first();
    if (own) return answerByStatus(offer, own, now);
    if (!isFor(offer, audience)) return refuse('offer-not-for-you');
    if (!isOn(offer, now)) return refuse('offer-ended');
    const claimed = await claim(trx, viewer.userId, offer, now);
    await announceSpecialOffers(trx, viewer.userId, now);
    return { ok: true, offer: toBonusOffer(offer, claimed, now) };
  });
}

function answerByStatus(offer: TokenBonusOffersRow, own: UserOffersRow, now: Date) {
  const status = statusAt(currentStatus(own), now);
  if (status === 'used') return refuse('offer-used');
  if (status === 'expired') return refuse('offer-ended');
  return { ok: true as const, offer: toBonusOffer(offer, own, now) };
}

/** Returns the bonus with this key; testers get the test version if there is one. */
function findBonus(trx: Knex.Transaction, offerKey: string, isTester: boolean) {
  return trx('token_bonus_offers')
    .where({ offer_key: offerKey })
    .whereIn('is_test', isTester ? [true, false] : [false])
    .orderBy('is_test', 'desc')
    .first();
}

async function claim(
  trx: Knex.Transaction,
  userId: string,
  offer: TokenBonusOffersRow,
  now: Date,
): Promise<UserOffersRow | undefined> {
  const shown = { kind: 'shown', seconds: offer.lasts_seconds, againAfterMs: null } as const;
  const begun = decideOffer(null, shown, now);
  if (begun?.kind !== 'begin') return undefined;
  await trx('user_offers')
    .insert({
      id: newId(),
      user_id: userId,
      occasion: 'tokens_bonus',
      bonus_offer_id: offer.id,
      tokens: offer.tokens,
      min_amount: offer.min_amount,
      status: 'available',
      began_at: begun.beganAt,
      ends_at: begun.endsAt,
    })
    // Another tab may have claimed it at the same moment.
    .onConflict(trx.raw('(user_id, bonus_offer_id) where bonus_offer_id is not null'))
    .ignore();
  return trx('user_offers').where({ user_id: userId, bonus_offer_id: offer.id }).first();
}
