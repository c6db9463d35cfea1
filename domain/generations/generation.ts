import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { releaseReservation, settleReservation } from '../wallet/spends/reservations';
import {
  decideGeneration,
  type Change,
  type GenerationEvent,
  type Patience,
} from './decide-generation';
import { generationDue } from './events';
import { generationKindSchema, generationStateSchema, type GenerationKind } from './schema';

/** The state of an order, as given to the areas that show it. */
export interface Generation {
  id: string;
  userId: string;
  characterId: string;
  kind: GenerationKind;
  /** The kind of object that shows it, as named by the ordering area, and that object's id. */
  purpose: GenerationsRow['purpose'];
  subjectId: string;
  state: Change['state'];
  percent: number;
  /** The price, refunded unless the order is done. */
  tokens: number;
  createdAt: Date;
  /** The result of a finished order: its place in storage and more, depending on the kind. */
  result: unknown;
}

/** The state of an order has changed. Runs in the transaction that stores it. */
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

/** Seals the content of an order for storage. */
export const sealOrder = (seal: Seal, id: string, order: unknown): string =>
  seal.seal(JSON.stringify(order), placeOf('generations', 'sealed_order', id));

/** Opens the sealed content of an order. */
export const openOrder = (
  seal: Seal,
  { id, sealed_order }: Pick<GenerationsRow, 'id' | 'sealed_order'>,
): unknown => JSON.parse(seal.open(sealed_order, placeOf('generations', 'sealed_order', id)));

/** The intervals of polls and retries, and the number of new attempts after unusable results. */
const patience: Patience = {
  pollSeconds: 5,
  unavailableSeconds: 5,
  longestUnavailableSeconds: 120,
  mostUnusable: 2,
};

/** The data to store besides the state. */
interface Noted {
  result?: unknown;
  costMicros?: number;
  /** The end of a new lease. */
  leasedUntil?: Date;
  /** True if the current lease continues; otherwise it is released. */
  isLeaseKept?: true;
}

/**
 * Applies an event to an order whose row the transaction has locked, settles its tokens and runs the
 * hooks of the areas that show it. Returns null if nothing changes. The only function that writes the
 * state of orders.
 */
export async function changeGeneration(
  context: DomainContext,
  trx: Knex.Transaction,
  row: GenerationsRow,
  event: GenerationEvent,
  { result, costMicros, leasedUntil, isLeaseKept }: Noted = {},
): Promise<GenerationsRow | null> {
  const now = context.now();
  const change = decideGeneration(currentStatus(row), event, { patience, now });
  if (!change) return null;
  const [changed] = await trx('generations')
    .where({ id: row.id })
    .update({
      state: change.state,
      reference: change.reference,
      percent: change.percent,
      failures: change.failures,
      spoilt: change.unusable,
      attempts: leasedUntil ? row.attempts + 1 : row.attempts,
      leased_until:
        change.dueIn === null ? null : (leasedUntil ?? (isLeaseKept ? row.leased_until : null)),
      due_at: change.dueIn === null ? null : new Date(now.getTime() + change.dueIn * 1000),
      ended_at: change.dueIn === null ? now : null,
      cost_micros: costMicros ?? row.cost_micros,
      result: result === undefined ? null : JSON.stringify(result),
      // `keepOutCopies` has stored the print of every kept result.
      is_printed: result !== undefined,
    })
    .returning<GenerationsRow[]>('*');
  if (!changed) throw new Error('an order has gone that was held');
  await moveTokens(context, trx, changed, change);
  if (change.dueIn === 0) announceDue(trx, changed.id);
  if (changed.state !== row.state || changed.percent !== row.percent) {
    await context.hooks.run(generationMoved, trx, toGeneration(changed));
  }
  // The object it was ordered for is gone, so its result would never be shown.
  if (change.dueIn === null && row.let_go_at !== null) {
    await trx('generations').where({ id: row.id }).delete();
  }
  return changed;
}

/** Announces that an order must be processed as soon as the transaction commits. */
export function announceDue(trx: Knex.Transaction, generationId: string): void {
  announce(trx, generationDue, { personId: null, aggregateId: generationId }, { generationId });
}

/** Locks the row of an order until the transaction ends; undefined if there is none. */
export async function lockGeneration(
  trx: Knex.Transaction,
  id: string,
): Promise<GenerationsRow | undefined> {
  return trx('generations').where({ id }).forUpdate().first<GenerationsRow | undefined>();
}

const currentStatus = (row: GenerationsRow) => ({
  state: generationStateSchema.parse(row.state),
  reference: row.reference,
  percent: row.percent,
  failures: row.failures,
  unusable: row.spoilt,
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
