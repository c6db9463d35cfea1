import type { AgeAssurance } from '~/providers/age/age-assurance';
import { releasePerson } from '../age-reviews/release-person';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { callService, type ServiceRefusal } from './call-service';
import { findAgeCheck, noteAgeCheck } from './find-age-check';
import { isReferenceOf } from './reference';
import { refuse, type Refusal } from './refusals';

type FinishRefusal = 'age-check-not-yours' | ServiceRefusal;

/**
 * Requests the result of a check from which a person returns, and stores a pass. For a person who has
 * passed, the service is not called again and a later check changes nothing. A pass lifts a hold.
 */
export async function finishAgeCheck(
  context: DomainContext,
  service: AgeAssurance | null,
  { person, reference }: { person: Person; reference: string },
): Promise<{ ok: true; state: 'passed' | 'failed' | 'pending' } | Refusal<FinishRefusal>> {
  if (!(await isReferenceOf(context, person, reference))) return refuse('age-check-not-yours');
  const stored = await findAgeCheck(context.db, person);
  if (stored?.isPassed) return { ok: true, state: 'passed' };
  if (!service) return refuse('age-service-unavailable');
  const response = await callService(service.read(reference));
  if (!response.ok) return response;
  if (response.answer.state === 'passed') await storePass(context, person, response.answer.method);
  return { ok: true, state: response.answer.state };
}

async function storePass(context: DomainContext, person: Person, method: string): Promise<void> {
  const now = context.now();
  await transact(context, async (trx) => {
    await releasePerson(context, trx, person);
    await noteAgeCheck(trx, person, now);
    await trx('age_checks')
      .where({ person_id: person.id, passed_at: null })
      .update({ passed_at: now, method });
  });
}
