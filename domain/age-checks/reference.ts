import { findReviewStart } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { isSignedBy, sign } from '../shared/sealing/signature';

/**
 * A new name for a check, which tells nothing of the person and is good for them alone. One from
 * before a hold is worth nothing during it: whoever is held passes a check anew.
 */
export async function writeReference(context: DomainContext, person: Person): Promise<string> {
  const id = newId();
  const heldSince = await findReviewStart(context.db, person);
  return `${id}.${sign(context.keys.ageCheck, contentOf(id, person, heldSince))}`;
}

/** Whether a reference was written for this person as they stand now. */
export async function isReferenceOf(
  context: DomainContext,
  person: Person,
  reference: string,
): Promise<boolean> {
  const [id = '', signature = '', ...rest] = reference.split('.');
  if (rest.length > 0) return false;
  const heldSince = await findReviewStart(context.db, person);
  return isSignedBy(context.keys.ageCheck, contentOf(id, person, heldSince), signature);
}

const contentOf = (id: string, person: Person, heldSince: Date | null) =>
  [id, person.kind, person.id, ...(heldSince ? [heldSince.toISOString()] : [])].join('.');
