import type { AppLoadContext } from '@remix-run/node';
import { finishAgeCheck } from '~/domain/age-checks/finish-age-check';
import type { Person } from '~/domain/shared/person';
import type { AgeCheckState } from '../age-check-state';

/** Returns the state of the check that a person returned from. */
export async function lookAfterCheck(
  { domain, ageAssurance, limits, logger }: AppLoadContext,
  check: { person: Person; reference: string },
): Promise<AgeCheckState> {
  const allowed = await limits.finishAgeCheck(check.person.id);
  if (!allowed.ok) return 'too-many-attempts';
  const finished = await finishAgeCheck(domain, ageAssurance, check);
  if (finished.ok) return finished.state;
  if (finished.reason === 'age-check-not-yours') return 'not-yours';
  logger.warn({ reason: finished.reason }, 'the age check could not be read');
  return 'unavailable';
}
