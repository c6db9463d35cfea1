import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { SmartTokenPacksRow } from '~/db/rows';
import { lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { decideSale } from './decide-sale';
import type { OfferViewer } from './find-audience';
import { findSaleFacts, type ViewerFacts } from './find-sale-facts';
import { findTier, type TierRow } from './queries';
import { refuse, type Refusal } from './refusals';
import type { OfferStatus } from './schema';
import { sizePack } from './size-pack';
import { termsOf, toTokenOffer, type TokenOffer } from './to-token-offer';

export interface Need {
  /** The number of missing tokens. */
  tokensNeeded: number;
  isWelcomeBackPack: boolean;
}

/** A pack made for one person. */
export interface SmartPack extends TokenOffer {
  kind: 'smart';
  offerKey: string;
  endsAt: Date;
  tokensNeeded: number;
  isWelcomeBack: boolean;
  status: OfferStatus;
}

/** Creates a pack for a person's stated need, with a fixed price until it ends. */
export async function createSmartPack(
  context: DomainContext,
  viewer: OfferViewer,
  need: Need,
): Promise<
  | { ok: true; pack: SmartPack }
  | Refusal<'no-such-offer' | 'offer-not-for-you' | 'offer-ended' | 'offer-used' | 'too-many-packs'>
> {
  const facts = await findSaleFacts(context, viewer);
  if (need.isWelcomeBackPack) {
    const welcomed = decideSale(welcomeBack, facts, context.now());
    if (!welcomed.ok) return welcomed;
  }
  const { smart_packs_per_person, smart_pack_seconds } = facts.settings;
  return transact(context, async (trx) => {
    const now = context.now();
    // The lock serialises requests, so that the limit holds.
    await lockAccount(trx, { id: viewer.userId }, ['id']);
    const tier = await findTier(trx, need, now);
    if (!tier) return refuse('no-such-offer');
    const own = await openPacks(trx, viewer.userId, now).where({ is_suggested: false });
    if (own.length >= smart_packs_per_person) return refuse('too-many-packs');
    const row = await insertPack(trx, tier, {
      userId: viewer.userId,
      need,
      isSuggested: false,
      now,
      expiresAt: new Date(now.getTime() + smart_pack_seconds * 1000),
    });
    return { ok: true, pack: toSmartPack(row, facts, now) };
  });
}

/** The conditions of a welcome-back pack; it has no further ones. */
const welcomeBack = {
  kind: 'welcome_back',
  is_test: false,
  audience: 'everyone',
  affiliate_key: null,
  experiment: null,
  experiment_variant: null,
  starts_at: null,
  ends_at: null,
} as const;

/**
 * Returns the suggested pack for a need: an existing one with the same content, or a new one, which
 * replaces the oldest suggestion above the limit. Undefined if no tier serves the need.
 */
export async function suggestPack(
  context: DomainContext,
  facts: ViewerFacts,
  need: Need,
  expiresAt: Date,
): Promise<SmartPack | undefined> {
  const { userId } = facts.audience;
  return transact(context, async (trx) => {
    const now = context.now();
    await lockAccount(trx, { id: userId }, ['id']);
    const tier = await findTier(trx, need, now);
    if (!tier) return undefined;
    const suggested = await openPacks(trx, userId, now).where({ is_suggested: true });
    const same = suggested.find((row) => isSamePack(row, tier, need));
    if (same) return toSmartPack(same, facts, now);
    const tooMany = suggested.slice(facts.settings.smart_packs_per_person - 1);
    await trx('smart_token_packs')
      .whereIn(
        'id',
        tooMany.map(({ id }) => id),
      )
      .delete();
    const made = { userId, need, isSuggested: true, now, expiresAt };
    return toSmartPack(await insertPack(trx, tier, made), facts, now);
  });
}

function isSamePack(row: SmartTokenPacksRow, tier: TierRow, { tokensNeeded }: Need): boolean {
  const { amount, minor } = sizeOf(tier, tokensNeeded);
  return (
    row.tier_id === tier.id &&
    row.amount === amount &&
    row.price_minor === minor &&
    row.bonus_bp === tier.bonus_bp &&
    row.discount_bp === tier.discount_bp &&
    row.subscription_discount_bp === tier.subscription_discount_bp
  );
}

const sizeOf = ({ step, least, price_of_100_minor }: TierRow, tokensNeeded: number) =>
  sizePack({ step, least, priceOf100: price_of_100_minor }, tokensNeeded);

/** Returns a query for the packs that a person can buy, the latest first. */
function openPacks(db: Knex, userId: string, now: Date) {
  return db('smart_token_packs')
    .where({ user_id: userId, used_at: null })
    .where('expires_at', '>', now)
    .orderBy(['created_at', 'id'].map((column) => ({ column, order: 'desc' })))
    .select<SmartTokenPacksRow[]>();
}

async function insertPack(
  trx: Knex.Transaction,
  tier: TierRow,
  made: { userId: string; need: Need; isSuggested: boolean; now: Date; expiresAt: Date },
): Promise<SmartTokenPacksRow> {
  const { amount, minor } = sizeOf(tier, made.need.tokensNeeded);
  const [row] = await trx('smart_token_packs')
    .insert({
      id: newId(),
      user_id: made.userId,
      offer_key: `smart-${randomBytes(8).toString('hex')}`,
      tier_id: tier.id,
      is_suggested: made.isSuggested,
      tokens_needed: made.need.tokensNeeded,
      amount,
      price_minor: minor,
      currency: tier.currency,
      bonus_bp: tier.bonus_bp,
      discount_bp: tier.discount_bp,
      subscription_discount_bp: tier.subscription_discount_bp,
      is_welcome_back: made.need.isWelcomeBackPack,
      created_at: made.now,
      expires_at: made.expiresAt,
    })
    .returning('*');
  if (!row) throw new Error('a pack was not stored');
  return row;
}

/** Returns the packs that a person can buy, including suggested ones, the latest first. */
export async function listSmartPacks(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<SmartPack[]> {
  const now = context.now();
  const [rows, facts] = await Promise.all([
    openPacks(context.db, viewer.userId, now),
    findSaleFacts(context, viewer),
  ]);
  return rows.map((row) => toSmartPack(row, facts, now));
}

/** Returns a pack of the viewer by id or key; other people's packs are not found. */
export async function findSmartPack(
  context: DomainContext,
  viewer: OfferViewer,
  which: { id: string } | { offer_key: string },
): Promise<SmartPack | Refusal<'no-such-offer'>> {
  const [row, facts] = await Promise.all([
    context
      .db('smart_token_packs')
      .where({ ...which, user_id: viewer.userId })
      .first(),
    findSaleFacts(context, viewer),
  ]);
  return row ? toSmartPack(row, facts, context.now()) : refuse('no-such-offer');
}

/** Removes a user's pack. A bought one is kept with its purchase. */
export async function deleteSmartPack(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
  id: string,
): Promise<{ ok: true } | Refusal<'no-such-offer' | 'offer-used'>> {
  const removed = await db('smart_token_packs')
    .where({ id, user_id: userId, used_at: null })
    .delete();
  if (removed > 0) return { ok: true };
  const used = await db('smart_token_packs').where({ id, user_id: userId }).first('id');
  return refuse(used ? 'offer-used' : 'no-such-offer');
}

/** Removes all of a user's packs that were not bought; returns their number. */
export async function deleteSmartPacks(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<number> {
  return db('smart_token_packs').where({ user_id: userId, used_at: null }).delete();
}

function toSmartPack(row: SmartTokenPacksRow, facts: ViewerFacts, now: Date): SmartPack {
  const offered = {
    id: row.id,
    kind: 'smart',
    offerKey: row.offer_key,
    variant: null,
    terms: termsOf(row),
    specialBonusTokens: 0,
    endsAt: row.expires_at,
  } as const;
  return {
    ...toTokenOffer(offered, facts.audience, facts.settings.token_prices_end_in_99),
    kind: 'smart',
    offerKey: row.offer_key,
    endsAt: row.expires_at,
    tokensNeeded: row.tokens_needed,
    isWelcomeBack: row.is_welcome_back,
    status: statusOf(row, now),
  };
}

function statusOf(row: SmartTokenPacksRow, now: Date): OfferStatus {
  if (row.used_at !== null) return 'used';
  return row.expires_at <= now ? 'expired' : 'available';
}
