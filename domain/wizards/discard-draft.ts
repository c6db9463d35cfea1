import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';

/** Deletes a person's open draft of a wizard. One that was submitted stays. Safe to repeat. */
export async function discardDraft(
  { db }: Pick<DomainContext, 'db'>,
  person: Person,
  kind: string,
): Promise<void> {
  await db('wizard_drafts').where({ owner_id: person.id, kind }).whereNull('submitted_at').delete();
}
