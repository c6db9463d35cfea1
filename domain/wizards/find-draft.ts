import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { draftOf, findOpenRow, type Draft } from './draft-rows';

/** Returns a person's open draft of a wizard, or an empty one with a new id. */
export async function findDraft(
  { db, now, seal }: Pick<DomainContext, 'db' | 'now' | 'seal'>,
  person: Person,
  kind: string,
): Promise<Omit<Draft, 'outcome'>> {
  const row = await findOpenRow(db, { person, kind }, now());
  return row ? draftOf(seal, row) : { id: newId(), version: 0, held: {} };
}
