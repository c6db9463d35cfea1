import type { DomainContext } from '../shared/context';
import { peopleOf, personColumns, type PersonListed } from './list-people';

/** Returns an account in the form of the list; null if there is none or it was erased. */
export async function findPerson(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<PersonListed | null> {
  const row = peopleOf(db).where('person_figures.user_id', id);
  return (await row.first<PersonListed | undefined>(personColumns)) ?? null;
}
