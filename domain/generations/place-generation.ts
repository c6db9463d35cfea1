import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { SettingsOf } from '../shared/define-settings';
import { newId } from '../shared/ids';
import { secondsAgo } from '../shared/remove-in-batches';
import { reserveTokens } from '../wallet/spends/reservations';
import type { Confirmed } from '../wallet/spends/decide-confirmation';
import type { RefusedSpend } from '../wallet/spends/pay-from-purse';
import type { TransferReason } from '../wallet/schema';
import { announceDue, sealOrder, toGeneration, type Generation } from './generation';
import { refuse, type Refusal } from './refusals';
import type { GenerationKind, PhotoOrder, SpeechOrder, VideoOrder } from './schema';
import { generationsSettings } from './settings';

/** The content of an order, by its kind. */
type Ordered =
  | { kind: 'photo'; order: PhotoOrder }
  | { kind: 'speech'; order: SpeechOrder }
  | { kind: 'video'; order: VideoOrder };

type Placing = Ordered & {
  userId: string;
  characterId: string;
  /** The creator who gets a share of the price; null for a character of the house. */
  creatorId: string | null;
  purpose: GenerationsRow['purpose'];
  subjectId: string;
  /** The same key is one order. */
  idempotencyKey: string;
  /** 0 if it is free. */
  tokens: number;
  reason: TransferReason;
  confirmed?: Confirmed;
  /** The tokens of all orders that are placed together, which are confirmed as one. */
  partOf?: number | undefined;
  isSubscriber: boolean;
  /** True for those after the first of several that are ordered together; only the first is refused for limits. */
  isFollowing?: boolean;
};

export type Placed = { ok: true; generation: Generation; isNew: boolean };

/** Purposes whose ordering area limits the number of orders itself; they count nowhere else. */
const limitedElsewhere: readonly GenerationsRow['purpose'][] = [
  'made_portrait',
  'made_video',
  'simplified_picture',
  'post_image',
];

/** Seconds by which the hold outlasts the order, so that the hold never ends first. */
const heldLongerSeconds = 24 * 3600;

/**
 * Places an order in the caller's transaction and holds its tokens. A worker processes it after the
 * commit. Refuses when the limits of the user's tier are reached, unless the ordering area has its own, or
 * with the refusal of the spend. A used key returns its first order.
 */
export async function placeGeneration(
  context: DomainContext,
  trx: Knex.Transaction,
  placing: Placing,
): Promise<Placed | RefusedSpend | Refusal<'generation-limit'>> {
  const { userId, idempotencyKey, kind, tokens, isSubscriber } = placing;
  // Without this lock, two concurrent orders of one person could both pass the limit.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`generations:${userId}`]);
  const earlier = await trx('generations')
    .where({ user_id: userId, idempotency_key: idempotencyKey })
    .first<GenerationsRow | undefined>();
  if (earlier) return { ok: true, generation: toGeneration(earlier), isNew: false };
  if (!limitedElsewhere.includes(placing.purpose) && placing.isFollowing !== true) {
    const full = await findFullLimit(context, trx, { userId, kind, isSubscriber });
    if (full) return full;
  }
  const settings = await context.settings(generationsSettings);
  const now = context.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + expiryOf(kind, settings) * 1000);
  let reservationId: string | null = null;
  if (tokens > 0) {
    const held = await reserveTokens(context, trx, {
      userId,
      tokens,
      reason: placing.reason,
      reference: placing.subjectId,
      idempotencyKey: `generation:${id}`,
      characterId: placing.characterId,
      creatorId: placing.creatorId,
      ...(placing.confirmed !== undefined && { confirmed: placing.confirmed }),
      partOf: placing.partOf,
      endsAt: new Date(expiresAt.getTime() + heldLongerSeconds * 1000),
    });
    if (!held.ok) return held;
    ({ reservationId } = held);
  }
  const [row] = await trx('generations')
    .insert({
      id,
      user_id: userId,
      character_id: placing.characterId,
      kind,
      purpose: placing.purpose,
      subject_id: placing.subjectId,
      idempotency_key: idempotencyKey,
      sealed_order: sealOrder(context.seal, id, placing.order),
      tokens,
      reservation_id: reservationId,
      due_at: now,
      expires_at: expiresAt,
      created_at: now,
    })
    .returning<GenerationsRow[]>('*');
  if (!row) throw new Error('an order could not be stored');
  announceDue(trx, id);
  return { ok: true, generation: toGeneration(row), isNew: true };
}

/** Returns the seconds before an order expires; speech expires sooner than pictures. */
const expiryOf = (
  kind: GenerationKind,
  settings: SettingsOf<typeof generationsSettings>,
): number =>
  kind === 'speech' ? settings.speech_expires_seconds : settings.generation_expires_seconds;

async function findFullLimit(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, kind, isSubscriber }: { userId: string; kind: GenerationKind; isSubscriber: boolean },
): Promise<Refusal<'generation-limit'> | null> {
  const settings = await context.settings(generationsSettings);
  const [atOnce, aDay] = isSubscriber
    ? [settings.generation_open_limit_subscriber, settings.generation_day_limit_subscriber]
    : [settings.generation_open_limit, settings.generation_day_limit];
  const ofPerson = () =>
    trx('generations').where({ user_id: userId, kind }).whereNotIn('purpose', limitedElsewhere);
  const open = await countUpTo(ofPerson().whereNotNull('due_at'), atOnce);
  if (open >= atOnce) return refuse('generation-limit', { data: { limit: atOnce, per: 'moment' } });
  const today = ofPerson().where('created_at', '>', secondsAgo(context, 24 * 3600));
  const placed = await countUpTo(today, aDay);
  return placed >= aDay ? refuse('generation-limit', { data: { limit: aDay, per: 'day' } }) : null;
}

/** Counts rows up to a limit. */
const countUpTo = async (rows: Knex.QueryBuilder, limit: number): Promise<number> =>
  (await rows.limit(limit).pluck<string[]>('id')).length;
