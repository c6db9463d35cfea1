import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import { removeOwnCharacter, storeOwnCharacter } from '../characters/store-own-character';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { announce } from '../shared/outbox/announce';
import { transact } from '../shared/transactions/transact';
import { defineTransferReason } from '../wallet/schema';
import type { RefusedSpend } from '../wallet/spends/pay-from-purse';
import { reserveTokens } from '../wallet/spends/reservations';
import { asCharacter, plainBio, slugStart } from './as-character';
import type { Choices } from './choices';
import { decideMaking, type MakingPrice } from './decide-making';
import { makingDue } from './events';
import { sealChoices } from './made-rows';
import { findWithdrawn, type Offered } from './read-offered';
import { countMade, readTerms } from './read-terms';
import type { MakerStatus } from './read-maker-status';
import { refuse, type Refusal } from './refusals';
import { madeCharactersSettings } from './settings';

export const makingReason = defineTransferReason('character_generation');

/** Seconds by which the hold outlasts the making, so that the hold never ends first. */
const heldLongerSeconds = 24 * 3600;

interface Ordering {
  userId: string;
  choices: Choices;
  /** The current offer. */
  offered: Offered;
  /** The person's age status and pause, read before the transaction. */
  makerStatus: MakerStatus;
  /** The same key is one character. */
  idempotencyKey: string;
  /** The number of tokens that the person has confirmed, if they want to confirm spends. */
  confirmed?: number | undefined;
  /** Replaces the price by the person's tier. */
  price?: Extract<MakingPrice, { kind: 'card' }>;
}

type OrderedCharacter =
  | { ok: true; characterId: string; slug: string; isNew: boolean }
  | Exclude<ReturnType<typeof decideMaking>, { ok: true }>
  | RefusedSpend
  | Refusal<'choice-withdrawn'>;

/** Orders a character in a transaction of its own. */
export const orderCharacter = (
  context: DomainContext,
  ordering: Ordering,
): Promise<OrderedCharacter> =>
  transact(context, (trx) => orderCharacterIn(context, trx, ordering));

/**
 * Orders a character in the caller's transaction: stores it closed, holds its price and announces the work.
 * A used key returns its first character. Refuses beyond the limits of the person's tier, or if a choice is
 * no longer on offer.
 */
export async function orderCharacterIn(
  context: DomainContext,
  trx: Knex.Transaction,
  ordering: Ordering,
): Promise<OrderedCharacter> {
  const { userId, idempotencyKey, choices, offered } = ordering;
  // Without this lock, two concurrent orders of one person could both pass the limits.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`making:${userId}`]);
  const earlier = await findByKey(trx, { userId, idempotencyKey });
  if (earlier) return { ok: true, ...earlier, isNew: false };
  const withdrawn = findWithdrawn(choices, offered);
  if (withdrawn) return refuse('choice-withdrawn', { step: withdrawn });
  const decision = decideMaking(await readTerms(context, trx, userId), {
    ...(await countMade(context, trx, userId)),
    ...ordering.makerStatus,
  });
  if (!decision.ok) return decision;
  const price = ordering.price ?? decision.price;
  const characterId = newId();
  const slug = `${slugStart(choices.name)}-${characterId.slice(-12)}`;
  const createdAt = context.now();
  const character = asCharacter(choices, plainBio(choices));
  await storeOwnCharacter(trx, { ...character, id: characterId, slug, ownerId: userId, createdAt });
  const held = await hold(context, trx, ordering, { characterId, price });
  if (!held.ok) {
    // The caller may commit, for example to keep its draft.
    await removeOwnCharacter(trx, characterId);
    return held;
  }
  await store(context, trx, ordering, { characterId, price, ...held });
  return { ok: true, characterId, slug, isNew: true };
}

/** Holds the price of a character; there is no reservation if it costs nothing. */
async function hold(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, confirmed }: Ordering,
  { characterId, price }: { characterId: string; price: MakingPrice },
): Promise<{ ok: true; reservationId: string | null; expiresAt: Date } | RefusedSpend> {
  const { created_expires_seconds: seconds } = await context.settings(madeCharactersSettings);
  const expiresAt = new Date(context.now().getTime() + seconds * 1000);
  if (price.tokens === 0) return { ok: true, reservationId: null, expiresAt };
  const held = await reserveTokens(context, trx, {
    userId,
    tokens: price.tokens,
    reason: makingReason,
    reference: characterId,
    idempotencyKey: `making:${characterId}`,
    characterId,
    creatorId: null,
    ...(confirmed !== undefined && { confirmed }),
    endsAt: new Date(expiresAt.getTime() + heldLongerSeconds * 1000),
  });
  return held.ok ? { ok: true, reservationId: held.reservationId, expiresAt } : held;
}

interface Held {
  characterId: string;
  price: MakingPrice;
  reservationId: string | null;
  expiresAt: Date;
}

/** Stores the order and announces that its work is due. */
async function store(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, choices, idempotencyKey }: Ordering,
  { characterId, price, reservationId, expiresAt }: Held,
): Promise<void> {
  const now = context.now();
  await trx('made_characters').insert({
    id: characterId,
    user_id: userId,
    idempotency_key: idempotencyKey,
    sealed_choices: sealChoices(context.seal, characterId, choices),
    price_kind: price.kind,
    tokens: price.tokens,
    reservation_id: reservationId,
    due_at: now,
    expires_at: expiresAt,
    created_at: now,
  });
  announce(trx, makingDue, { personId: null, aggregateId: characterId }, { characterId });
}

async function findByKey(
  trx: Knex.Transaction,
  { userId, idempotencyKey }: Pick<Ordering, 'userId' | 'idempotencyKey'>,
): Promise<{ characterId: string; slug: string } | null> {
  const row = await trx('made_characters')
    .where({ user_id: userId, idempotency_key: idempotencyKey })
    .first<Pick<MadeCharactersRow, 'id'> | undefined>('id');
  if (!row) return null;
  const profile = await trx('character_profiles').where({ id: row.id }).first('slug');
  return { characterId: row.id, slug: profile?.slug ?? '' };
}
