import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { SealedField } from '../shared/sealed-field';
import { transact } from '../shared/transactions/transact';
import { rotateDeadLetters, type Rotation } from './rotate-dead-letters';
import { forgetSomePreviews } from '../chat/sealed-fields';

type Handles = Pick<DomainContext, 'db' | 'seal' | 'outboxPartitions'>;

/** Rows that are sealed anew at a time; their locks are held for milliseconds. */
const batchSize = 200;

/**
 * Seals with the newest key whatever of these fields is sealed with another or not at all, batch by batch, while the
 * product runs. What is done stays done: a run that was stopped is begun again and goes on with what
 * is left. Tells of every batch.
 */
export async function rotateKeys(
  handles: Handles,
  sealedFields: readonly SealedField[],
  onBatch: (rotation: Rotation) => void = () => undefined,
): Promise<Rotation[]> {
  const rotations: Rotation[] = [];
  for (const field of sealedFields) {
    const rotation = { name: field.table, resealed: 0, unreadable: 0 };
    rotations.push(rotation);
    let after: Place | undefined;
    do {
      const batch = await rotateBatch(handles, field, after);
      rotation.resealed += batch.resealed;
      rotation.unreadable += batch.unreadable;
      after = batch.last;
      if (after) onBatch(rotation);
    } while (after);
  }
  return [
    ...rotations,
    await rotateDeadLetters(handles, onBatch),
    await forgetPreviews(handles, onBatch),
  ];
}

/** A row by its key; `within` is null where the key alone names it. */
interface Place {
  within: string | null;
  id: string;
}

interface FieldRow extends Place {
  sealed: string | null;
  clear: string | null;
}

async function rotateBatch(handles: Handles, field: SealedField, after: Place | undefined) {
  const { db, seal } = handles;
  const { table, column, clear, within, key = 'id' } = field;
  const columns = within === undefined ? [key] : [within, key];
  const query = db(table)
    .where((rows) => {
      void rows.whereNot(column, 'like', `${seal.newestPrefix}%`);
      if (clear) void rows.orWhereNotNull(clear);
    })
    .orderBy(columns)
    .limit(batchSize)
    .select<FieldRow[]>(
      db.ref(key).as('id'),
      within ? db.ref(within).as('within') : db.raw('null as within'),
      db.ref(column).as('sealed'),
      clear ? db.ref(clear).as('clear') : db.raw('null as clear'),
    );
  if (after) {
    const places = after.within === null ? [after.id] : [after.within, after.id];
    const marks = columns.map(() => '??').join(', ');
    void query.whereRaw(`(${marks}) > (${places.map(() => '?').join(', ')})`, [
      ...columns,
      ...places,
    ]);
  }
  const rows = await query;
  const renewed = rows.flatMap((row) => {
    const text = sealAnew(handles, field, row);
    return text === null ? [] : [{ ...placeIn(row), before: row.sealed, after: text }];
  });
  const resealed = await store(handles, field, renewed);
  return { resealed, unreadable: rows.length - renewed.length, last: rows.at(-1) };
}

const placeIn = ({ within, id }: Place): Place => ({ within, id });

function sealAnew({ seal }: Handles, { table, column }: SealedField, row: FieldRow): string | null {
  const place = placeOf(table, column, row.id);
  try {
    const plain = row.sealed === null ? row.clear : seal.open(row.sealed, place);
    return plain === null ? null : seal.seal(plain, place);
  } catch {
    return null;
  }
}

/** A row that somebody else has changed meanwhile is sealed with the newest key by them. */
async function store(
  handles: Handles,
  { table, column, clear, within, key = 'id' }: SealedField,
  renewed: (Place & { before: string | null; after: string })[],
): Promise<number> {
  if (renewed.length === 0) return 0;
  return transact(handles, async (trx) => {
    const { rows } = await trx.raw<{ rows: unknown[] }>(
      `update ?? as row set ?? = new.after ${clear ? ', ?? = null' : ''}
         from jsonb_to_recordset(?::jsonb) as new (within uuid, id uuid, before text, after text)
        where ${within ? 'row.?? = new.within and ' : ''}row.?? = new.id and row.?? is not distinct from new.before
        returning 1`,
      [
        table,
        column,
        ...(clear ? [clear] : []),
        JSON.stringify(renewed),
        ...(within ? [within] : []),
        key,
        column,
      ],
    );
    return rows.length;
  });
}

/** The last words of a chat, in clear, as processes of an earlier release write them until they end. */
async function forgetPreviews(
  { db }: Handles,
  onBatch: (rotation: Rotation) => void,
): Promise<Rotation> {
  const rotation = { name: 'chats', resealed: 0, unreadable: 0 };
  for (;;) {
    const forgotten = await forgetSomePreviews(db, batchSize);
    if (forgotten === 0) return rotation;
    rotation.resealed += forgotten;
    onBatch(rotation);
  }
}
