import type { UserNotesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { placeOf } from '../shared/sealing/seal';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findPerson } from './find-person';
import { refuse, type Refusal } from './refusals';

/** A note of staff about a person. */
export interface Note {
  id: string;
  text: string;
  /** The address of its author. */
  author: string;
  at: Date;
}

type NoteRow = Pick<UserNotesRow, 'id' | 'sealed_text' | 'created_at'> & { email: string };

/** The maximum number of notes that are read, the newest first. */
const most = 50;

/** Writes a note about a person. */
export async function writeNote(
  context: DomainContext,
  by: StaffActor,
  { userId, text }: { userId: string; text: string },
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.write-note', id: userId }, async (trx) => {
    if (!(await findPerson({ db: trx }, userId))) return refuse('not-found');
    const id = newId();
    await trx('user_notes').insert({
      id,
      user_id: userId,
      staff_id: by.staffId,
      sealed_text: context.seal.seal(text, placeOf('user_notes', 'sealed_text', id)),
      created_at: context.now(),
    });
    return { ok: true, change: { after: { note: id }, userId } };
  });
}

/** Removes a note. */
export async function removeNote(
  context: DomainContext,
  by: StaffActor,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.remove-note', id: userId }, async (trx) => {
    const removed = await trx('user_notes').where({ id: noteId, user_id: userId }).delete();
    if (removed === 0) return refuse('not-found');
    return { ok: true, change: { before: { note: noteId }, userId } };
  });
}

/** Returns the notes about a person, the newest first. */
export async function listNotes(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  userId: string,
): Promise<Note[]> {
  const rows = await db('user_notes')
    .join('staff_accounts as author', 'author.id', 'user_notes.staff_id')
    .where('user_notes.user_id', userId)
    .orderBy('user_notes.created_at', 'desc')
    .limit(most)
    .select<NoteRow[]>(
      'user_notes.id',
      'user_notes.sealed_text',
      'user_notes.created_at',
      'author.email',
    );
  return rows.map((row) => ({
    id: row.id,
    text: seal.open(row.sealed_text, placeOf('user_notes', 'sealed_text', row.id)),
    author: row.email,
    at: row.created_at,
  }));
}
