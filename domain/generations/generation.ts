import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import type { SettingsOf } from '../shared/define-settings';
import { defineHook } from '../shared/hooks';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { releaseReservation, settleReservation } from '../wallet/spends/reservations';
import { decideGeneration, type Change, type Happening, type Patience } from './decide-generation';
import { generationDue } from './events';
import { generationKindSchema, generationStateSchema, type GenerationKind } from './schema';
import { generationsSettings } from './settings';

/** How an order stands, as those are told who show it. */
export interface Generation {
  id: string;
  userId: string;
  characterId: string;
  kind: GenerationKind;
  /** What shows it, in the words of the area that ordered it, and which one of those. */
  purpose: GenerationsRow['purpose'];
  subjectId: string;
  state: Change['state'];
  percent: number;
  /** What it costs; given back unless it is done. */
  tokens: number;
  createdAt: Date;
  /** What was made, once it is done: where it lies, by its kind. */
  result: unknown;
}

/** An order stands otherwise than before, in the transaction that notes it. */
export const generationMoved = defineHook<Generation>('generations.moved');

export const toGeneration = (row: GenerationsRow): Generation => ({
  id: row.id,
  userId: row.user_id,
  characterId: row.character_id,
  kind: generationKindSchema.parse(row.kind),
  purpose: row.purpose,
  subjectId: row.subject_id,
  state: generationStateSchema.parse(row.state),
  percent: row.percent,
  tokens: row.tokens,
  createdAt: row.created_at,
  result: row.result,
});

/** What an order asks for, as it is stored. */
export const sealOrder = (seal: Seal, id: string, order: unknown): string =>
  seal.seal(JSON.stringify(order), placeOf('generations', 'sealed_order', id));

/** The same, made readable. */
export const openOrder = (
  seal: Seal,
  { id, sealed_order }: Pick<GenerationsRow, 'id' | 'sealed_order'>,
): unknown => JSON.parse(seal.open(sealed_order, placeOf('generations', 'sealed_order', id)));

const patienceOf = (settings: SettingsOf<typeof generationsSettings>): Patience => ({
  pollSeconds: settings.generation_poll_seconds,
  awaySeconds: settings.generation_away_seconds,
  longestAwaySeconds: settings.generation_longest_away_seconds,
  mostSpoilt: settings.generation_most_spoilt,
});

/** What is noted beside the state, where there is something. */
interface Noted {
  result?: unknown;
  costMicros?: number;
  /** Whoever takes it up has it to themselves until then. */
  leasedUntil?: Date;
  /** Whoever is at it goes on; else nobody has it any more. */
  isLeaseKept?: true;
}

/**
 * Notes what happened to an order whose row the transaction holds, moves its tokens and tells who shows
 * it; null where it changes nothing. The only one that writes how an order stands.
 */
export async function changeGeneration(
  context: DomainContext,
  trx: Knex.Transaction,
  row: GenerationsRow,
  happening: Happening,
  { result, costMicros, leasedUntil, isLeaseKept }: Noted = {},
): Promise<GenerationsRow | null> {
  const now = context.now();
  const settings = await context.settings(generationsSettings);
  const change = decideGeneration(standingOf(row), happening, {
    patience: patienceOf(settings),
    now,
  });
  if (!change) return null;
  const [changed] = await trx('generations')
    .where({ id: row.id })
    .update({
      state: change.state,
      reference: change.reference,
      percent: change.percent,
      failures: change.failures,
      spoilt: change.spoilt,
      attempts: leasedUntil ? row.attempts + 1 : row.attempts,
      leased_until:
        change.dueIn === null ? null : (leasedUntil ?? (isLeaseKept ? row.leased_until : null)),
      due_at: change.dueIn === null ? null : new Date(now.getTime() + change.dueIn * 1000),
      ended_at: change.dueIn === null ? now : null,
      cost_micros: costMicros ?? row.cost_micros,
      result: result === undefined ? null : JSON.stringify(result),
      // `keepOutCopies` has noted the print of every result that is kept.
      is_printed: result !== undefined,
    })
    .returning<GenerationsRow[]>('*');
  if (!changed) throw new Error('an order has gone that was held');
  await moveTokens(context, trx, changed, change);
  if (change.dueIn === 0) announceDue(trx, changed.id);
  if (changed.state !== row.state || changed.percent !== row.percent) {
    await context.hooks.run(generationMoved, trx, toGeneration(changed));
  }
  // What it was ordered for is gone: nobody would ever see what came of it.
  if (change.dueIn === null && row.let_go_at !== null) {
    await trx('generations').where({ id: row.id }).delete();
  }
  return changed;
}

/** Has an order looked after as soon as the transaction commits. */
export function announceDue(trx: Knex.Transaction, generationId: string): void {
  announce(trx, generationDue, { personId: null, aggregateId: generationId }, { generationId });
}

/** Holds the row of an order until the transaction ends; undefined where there is none. */
export async function lockGeneration(
  trx: Knex.Transaction,
  id: string,
): Promise<GenerationsRow | undefined> {
  return trx('generations').where({ id }).forUpdate().first<GenerationsRow | undefined>();
}

const standingOf = (row: GenerationsRow) => ({
  state: generationStateSchema.parse(row.state),
  reference: row.reference,
  percent: row.percent,
  failures: row.failures,
  spoilt: row.spoilt,
  expiresAt: row.expires_at,
});

async function moveTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { reservation_id: reservationId, tokens }: GenerationsRow,
  change: Change,
): Promise<void> {
  if (reservationId === null || change.tokens === 'held') return;
  if (change.tokens === 'spent') {
    await settleReservation(context, trx, { reservationId, tokens });
  } else await releaseReservation(context, trx, { reservationId });
}
