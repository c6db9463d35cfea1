import { findReviewStart } from '../age-reviews/find-age-review';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { isSignedBy, sign } from '../shared/sealing/signature';

/**
 * Returns a new reference of a check, which reveals nothing about the person and is valid only for
 * them. A reference from before a hold is invalid during the hold: a held person must pass a check
 * again.
 */
export async function writeReference(context: DomainContext, person: Person): Promise<string> {
  const id = newId();
  const heldSince = await findReviewStart(context.db, person);
  return `${id}.${sign(context.keys.ageCheck, contentOf(id, person, heldSince))}`;
}

/** Checks whether a reference was issued for this person in their current status. */
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
