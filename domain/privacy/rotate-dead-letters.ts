import type { OutboxRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { openPayload, sealPayload } from '../shared/outbox/event-payload';
import { deadLetters } from '../shared/outbox/outbox';

/** The result for the rows of a table that were not sealed with the newest key. */
export interface Rotation {
  name: string;
  resealed: number;
  /** The number of rows that are sealed with an unknown key or were changed; they are left unchanged. */
  unreadable: number;
}

type Handles = Pick<DomainContext, 'db' | 'seal'>;

const batchSize = 200;

/**
 * Seals dead letters with the newest key, since they can be returned to the relay for weeks. Events in
 * progress are deleted before an old key is removed.
 */
export async function rotateDeadLetters(
  handles: Handles,
  onBatch: (rotation: Rotation) => void,
): Promise<Rotation> {
  const rotation = { name: 'outbox', resealed: 0, unreadable: 0 };
  let after = 0;
  for (;;) {
    const rows = await findOutdated(handles, after);
    const last = rows.at(-1);
    if (!last) return rotation;
    for (const row of rows) await reseal(handles, row, rotation);
    after = last.id;
    onBatch(rotation);
  }
}

type DeadRow = Pick<OutboxRow, 'id' | 'event_id' | 'payload'>;

function findOutdated({ db, seal }: Handles, after: number): Promise<DeadRow[]> {
  return deadLetters(db)
    .where('id', '>', after)
    .whereRaw("payload->>'sealed' not like ?", [`${seal.newestPrefix}%`])
    .orderBy('id')
    .limit(batchSize)
    .select('id', 'event_id', 'payload');
}

/** Reseals a dead letter; does nothing if it was returned or removed in the meantime. */
async function reseal({ db, seal }: Handles, row: DeadRow, rotation: Rotation): Promise<void> {
  const payload = sealAgain(seal, row);
  if (payload === null) {
    rotation.unreadable += 1;
    return;
  }
  rotation.resealed += await deadLetters(db)
    .where({ id: row.id })
    .update<number>({ payload: JSON.stringify(payload) });
}

function sealAgain(seal: Handles['seal'], { event_id: eventId, payload }: DeadRow) {
  try {
    return sealPayload(seal, eventId, openPayload(seal, eventId, payload));
  } catch {
    return null;
  }
}
