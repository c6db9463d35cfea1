import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import { openOwnCharacter } from '../characters/store-own-character';
import { letGoOfGenerations } from '../generations/let-go';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { releaseReservation, settleReservation } from '../wallet/spends/reservations';
import { characterFailed, characterMade } from './events';
import type { MakingFailure } from './making';
import { toMadeCharacter } from './made-rows';
import { madePortrait } from './place-portraits';
import { madeVideo, placeVideoPreview } from './video-preview';

/**
 * Ends the making of a locked character as made, in the caller's transaction: spends its price and opens it
 * to its owner. Does nothing if it has ended before.
 */
export async function endAsMade(
  context: DomainContext,
  trx: Knex.Transaction,
  row: MadeCharactersRow,
): Promise<void> {
  if (row.state !== 'making') return;
  const { id: characterId, user_id: userId, reservation_id: reservationId } = row;
  await end(context, trx, row, { state: 'made' });
  if (reservationId !== null) {
    await settleReservation(context, trx, { reservationId, tokens: row.tokens });
  }
  await openOwnCharacter(trx, characterId, true);
  const profile = await trx('character_profiles').where({ id: characterId }).first('slug');
  if (!profile) throw new Error('a made character has no profile');
  const { slug } = profile;
  await placeVideoPreview(context, trx, toMadeCharacter(context.seal, row), slug);
  announce(
    trx,
    characterMade,
    { personId: userId, aggregateId: characterId },
    { userId, characterId, slug },
  );
}

/**
 * Ends the making of a locked character as failed, in the caller's transaction: returns its price and
 * removes its portraits. Does nothing if it has ended before.
 */
export async function endAsFailed(
  context: DomainContext,
  trx: Knex.Transaction,
  row: MadeCharactersRow,
  failure: MakingFailure,
): Promise<void> {
  if (row.state !== 'making') return;
  const { id: characterId, user_id: userId, reservation_id: reservationId } = row;
  await end(context, trx, row, { state: 'failed', failure });
  if (reservationId !== null) await releaseReservation(context, trx, { reservationId });
  await removePortraits(context, trx, characterId);
  announce(
    trx,
    characterFailed,
    { personId: userId, aggregateId: characterId },
    { userId, characterId, failure },
  );
}

/** Removes all portraits and the video preview of a character with their orders and files, in the caller's transaction. */
export async function removePortraits(
  context: DomainContext,
  trx: Knex.Transaction,
  characterId: string,
): Promise<void> {
  const subjects = await trx('made_portraits').where({ character_id: characterId }).pluck('id');
  await trx('made_portraits').where({ character_id: characterId }).delete();
  await letGoOfGenerations(context, trx, {
    purposes: [madePortrait, madeVideo],
    subjects: [...subjects, characterId],
  });
}

const end = (
  { now }: DomainContext,
  trx: Knex.Transaction,
  { id }: MadeCharactersRow,
  outcome: Partial<Pick<MadeCharactersRow, 'state' | 'failure'>>,
) =>
  trx('made_characters')
    .where({ id })
    .update({ ...outcome, ended_at: now(), due_at: null, leased_until: null });
