import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { sendRefusalSchema, type SendRefusal } from '../refusals';
import { findOutcome, type SendOutcome } from '../send/send-outcome';
import { heldForSchema } from './recording-rows';

/** The state of a recording so far; a held one waits for its sender. */
type RecordingOutcome =
  SendOutcome | { ok: false; kind: 'held'; reason: SendRefusal; tokens?: number | undefined };

/** Returns the state of the recording with a key; null while it waits for transcription. */
export async function findRecordingOutcome(
  context: DomainContext,
  person: Person,
  idempotencyKey: string,
): Promise<RecordingOutcome | null> {
  const outcome = await findOutcome(context, person.id, idempotencyKey);
  if (outcome) return outcome;
  const row = await context
    .db('voice_recordings')
    .where({ person_id: person.id, idempotency_key: idempotencyKey, state: 'held' })
    .first('held_for');
  if (!row) return null;
  const { reason, tokens } = heldForSchema.parse(row.held_for);
  return { ok: false, kind: 'held', reason: sendRefusalSchema.parse(reason), tokens };
}
