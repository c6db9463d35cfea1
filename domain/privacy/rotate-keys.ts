import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { SealedField } from '../shared/sealed-field';
import { transact } from '../shared/transactions/transact';
import { rotateDeadLetters, type Rotation } from './rotate-dead-letters';
import { forgetSomePreviews } from '../chat/sealed-fields';

type Handles = Pick<DomainContext, 'db' | 'seal' | 'outboxPartitions'>;

/** The number of rows sealed again at a time; their locks last milliseconds. */
const batchSize = 200;

/**
 * Seals all values of these fields with the newest key that are sealed with another key or not at all. It
 * works in batches while the product is running. An interrupted run can be repeated and continues with what
 * is left. Reports every batch.
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

/** The position of a row; `within` is null if the key alone identifies it. */
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
    const text = sealAgain(handles, field, row);
    return text === null ? [] : [{ ...placeIn(row), before: row.sealed, after: text }];
  });
  const resealed = await store(handles, field, renewed);
  return { resealed, unreadable: rows.length - renewed.length, last: rows.at(-1) };
}

const placeIn = ({ within, id }: Place): Place => ({ within, id });

function sealAgain(
  { seal }: Handles,
  { table, column }: SealedField,
  row: FieldRow,
): string | null {
  const place = placeOf(table, column, row.id);
  try {
    const plain = row.sealed === null ? row.clear : seal.open(row.sealed, place);
    return plain === null ? null : seal.seal(plain, place);
  } catch {
    return null;
  }
}

/**
 * Stores resealed values; skips rows that were changed in the meantime, which are sealed with the newest
 * key already.
 */
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

/** Deletes unsealed previews of chats, which processes of an earlier release write until they stop. */
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
