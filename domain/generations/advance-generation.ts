import type { GenerationsRow } from '~/db/rows';
import { MakerUnavailable, type Making } from '~/providers/generation/media-maker';
import { flagContent } from '../moderation/flag-content';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { GenerationEvent } from './decide-generation';
import { changeGeneration, lockGeneration, openOrder, toGeneration } from './generation';
import type { GenerationState } from './schema';
import { noteEvidence, noteFolder } from './generation-files';
import { generationsSettings } from './settings';
import type { Finished, Workshop, Workshops } from './workshop';

/**
 * Processes a due order: sends it to the provider or requests its state, and applies the result.
 * Returns null if it is not due or another worker has the lease. With any number of repeated or
 * concurrent calls an order ends once; after a crash another worker continues when the lease expires.
 */
export async function advanceGeneration(
  context: DomainContext,
  workshops: Workshops,
  generationId: string,
): Promise<GenerationState | null> {
  const row = await takeUp(context, generationId);
  if (!row) return null;
  const { state, kind } = toGeneration(row);
  const workshop = workshops[kind];
  if (state !== 'begun') {
    await forget(workshop, row);
    return state;
  }
  const making = workshop ? await callMaker(context, workshop, row) : 'away';
  if (making !== 'away' && making.kind === 'made') await noteFolder(context, row.id);
  const outcome = await workUp(workshop, row, making);
  const concluded = await conclude(context, row, outcome);
  if (concluded !== null && concluded !== 'begun') await forget(workshop, row);
  return concluded;
}

/** Only a generated file, whose cost is stored, can wait for moderation. */
const mayWait = ({ cost_micros }: GenerationsRow): boolean => cost_micros !== null;

/** Removes the file that waited for moderation, once the order has ended. */
async function forget(workshop: Workshop | undefined, row: GenerationsRow): Promise<void> {
  if (mayWait(row)) await workshop?.unjudged?.remove(row.id);
}

/** Lists the due orders, longest waiting first. */
export async function listDueGenerations(context: DomainContext, limit: number): Promise<string[]> {
  const now = context.now();
  return context
    .db('generations')
    .where('due_at', '<=', now)
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .orderBy('due_at')
    .limit(limit)
    .pluck('id');
}

/** Leases an order; ends it if it has expired. */
async function takeUp(
  context: DomainContext,
  generationId: string,
): Promise<GenerationsRow | null> {
  const { generation_lease_seconds: lease } = await context.settings(generationsSettings);
  return transact(context, async (trx) => {
    const row = await lockGeneration(trx, generationId);
    const now = context.now();
    if (!row?.due_at || row.due_at > now) return null;
    if (row.leased_until && row.leased_until > now) return null;
    const leasedUntil = new Date(now.getTime() + lease * 1000);
    return changeGeneration(context, trx, row, { kind: 'taken-up' }, { leasedUntil });
  });
}

async function callMaker(
  { seal }: DomainContext,
  { maker, unjudged }: Workshop,
  row: GenerationsRow,
): Promise<Making | 'away'> {
  const waiting = mayWait(row) ? await unjudged?.read(row.id) : null;
  if (waiting) return { kind: 'made', bytes: waiting, costMicros: 0 };
  try {
    if (row.reference !== null) return await maker.collect(row.reference);
    return await maker.begin({
      order: openOrder(seal, row),
      key: `${row.id}-${row.spoilt}`,
      generationId: row.id,
    });
  } catch (error) {
    if (error instanceof MakerUnavailable) return 'away';
    throw error;
  }
}

/** The event of an order, and the data to store with it. */
interface Outcome {
  event: GenerationEvent;
  costMicros?: number;
  result?: object;
  refused?: Extract<Finished, { kind: 'against-rules' }>;
}

async function workUp(
  workshop: Workshop | undefined,
  { id }: GenerationsRow,
  making: Making | 'away',
): Promise<Outcome> {
  if (making === 'away' || !workshop) return { event: { kind: 'away' } };
  switch (making.kind) {
    case 'making':
      return { event: making };
    case 'refused':
      return { event: { kind: 'refused' } };
    case 'lost':
    case 'failed':
      return { event: { kind: 'spoilt' } };
    case 'made': {
      const costMicros = making.costMicros ?? workshop.usualCostMicros;
      const finished = await workshop.finish(id, making.bytes);
      if (finished.kind === 'unjudged') {
        await workshop.unjudged?.keep(id, making.bytes);
        return { event: { kind: 'away' }, costMicros };
      }
      if (finished.kind === 'spoilt') {
        // Removed before a new attempt, because the waiting file would be taken for the new result.
        await workshop.unjudged?.remove(id);
        return { event: { kind: 'spoilt' }, costMicros };
      }
      if (finished.kind === 'kept') {
        return { event: { kind: 'kept' }, costMicros, result: finished.result };
      }
      if (finished.kind === 'copy-of-removed') return { event: { kind: 'refused' }, costMicros };
      return { event: { kind: 'refused' }, costMicros, refused: finished };
    }
  }
}

async function conclude(
  context: DomainContext,
  claimed: GenerationsRow,
  { event, costMicros, result, refused }: Outcome,
): Promise<GenerationState | null> {
  return transact(context, async (trx) => {
    const row = await lockGeneration(trx, claimed.id);
    // Another worker has taken it over, or it has ended meanwhile.
    if (!row || row.attempts !== claimed.attempts) return null;
    const spent = (row.cost_micros ?? 0) + (costMicros ?? 0);
    const changed = await changeGeneration(context, trx, row, event, {
      ...(costMicros !== undefined && { costMicros: spent }),
      ...(result && { result }),
    });
    if (!changed) return null;
    if (refused) {
      const { flagId } = await flagContent(context, trx, {
        person: { kind: 'user', id: row.user_id },
        characterId: row.character_id,
        kind: 'generated',
        finding: refused.finding,
        text: refused.evidenceKey,
      });
      const location = refused.evidenceKey;
      await noteEvidence(trx, { location, flagId, now: context.now() });
    }
    return toGeneration(changed).state;
  });
}
