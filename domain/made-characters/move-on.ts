import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { makingDue, makingMoved } from './events';
import { percentOf, type MakingStage, type PortraitState } from './making';

/** Stores the next stage of a locked character in the caller's transaction, and announces its progress. */
export async function moveOn(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { id: characterId, user_id: userId }: MadeCharactersRow,
  { stage, dueAt }: { stage: MakingStage; dueAt: Date | null },
): Promise<void> {
  await trx('made_characters')
    .where({ id: characterId })
    .update({ stage, due_at: dueAt, leased_until: null, failures: 0 });
  announceProgress(trx, { userId, characterId, stage, portraits: [] });
  if (dueAt !== null && dueAt <= now()) {
    announce(trx, makingDue, { personId: null, aggregateId: characterId }, { characterId });
  }
}

/** Announces the progress of a character to its owner. */
export function announceProgress(
  trx: Knex.Transaction,
  {
    userId,
    characterId,
    stage,
    portraits,
  }: {
    userId: string;
    characterId: string;
    stage: MakingStage;
    portraits: readonly PortraitState[];
  },
): void {
  announce(
    trx,
    makingMoved,
    { personId: userId, aggregateId: characterId },
    { userId, characterId, stage, percent: percentOf(stage, portraits) },
  );
}
