import type { OutboxRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { openPayload, sealPayload } from '../shared/outbox/event-payload';
import { deadLetters } from '../shared/outbox/outbox';

/** What became of the rows of a table, by its name, that were not sealed with the newest key. */
export interface Rotation {
  name: string;
  resealed: number;
  /** Sealed with a key that is not configured, or changed: left as they are. */
  unreadable: number;
}

type Handles = Pick<DomainContext, 'db' | 'seal'>;

const batchSize = 200;

/**
 * Seals with the newest key what events say that could not be relayed: they may be given back to the
 * relay for weeks. Those under way are gone before an old key is.
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

/** One that was given back or removed meanwhile no longer needs it. */
async function reseal({ db, seal }: Handles, row: DeadRow, rotation: Rotation): Promise<void> {
  const payload = sealAnew(seal, row);
  if (payload === null) {
    rotation.unreadable += 1;
    return;
  }
  rotation.resealed += await deadLetters(db)
    .where({ id: row.id })
    .update<number>({ payload: JSON.stringify(payload) });
}

function sealAnew(seal: Handles['seal'], { event_id: eventId, payload }: DeadRow) {
  try {
    return sealPayload(seal, eventId, openPayload(seal, eventId, payload));
  } catch {
    return null;
  }
}
