import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findPerson } from './find-person';
import { refuse, type Refusal } from './refusals';

/** Returns the whole address of a person. The act is logged with its reason, the address is not. */
export async function showAddress(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<{ ok: true; email: string } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.show-address', id: userId }, async (trx) => {
    const person = await findPerson({ db: trx }, userId);
    if (!person) return refuse('not-found');
    return { ok: true, email: person.email, change: { userId } } as const;
  });
}
