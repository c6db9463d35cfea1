import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { isSignedBy, sign } from '../shared/signature';

/** A new name for a check, which tells nothing of the person and is good for them alone. */
export function writeReference(context: DomainContext, person: Person): string {
  const id = newId();
  return `${id}.${sign(context.keys.ageCheck, contentOf(id, person))}`;
}

/** Whether a reference was written for this person. */
export function isReferenceOf(context: DomainContext, person: Person, reference: string): boolean {
  const [id = '', signature = '', ...rest] = reference.split('.');
  return rest.length === 0 && isSignedBy(context.keys.ageCheck, contentOf(id, person), signature);
}

const contentOf = (id: string, person: Person) => `${id}.${person.kind}.${person.id}`;
