import type { AgeAssurance } from '~/providers/age/age-assurance';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { callService, type ServiceRefusal } from './call-service';
import { writeReference } from './reference';
import { refuse, type Refusal } from './refusals';

/** Opens a check with the service and returns the address to send the person to. Stores nothing. */
export async function beginAgeCheck(
  context: DomainContext,
  service: AgeAssurance | null,
  { person, returnUrl }: { person: Person; returnUrl: string },
): Promise<{ ok: true; location: string } | Refusal<ServiceRefusal>> {
  if (!service) return refuse('age-service-unavailable');
  const reference = await writeReference(context, person);
  const begun = await callService(service.begin({ reference, returnUrl }));
  return begun.ok ? { ok: true, location: begun.answer.location } : begun;
}
