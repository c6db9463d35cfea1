import { resolveAgeStatus } from '../age-checks/resolve-age-status';
import type { DomainContext } from '../shared/context';
import { findPause } from '../strikes/find-pause';
import type { MakingFacts } from './decide-making';

/** The age status and the pause of a person. */
export type MakerStatus = Pick<MakingFacts, 'ageStatus' | 'pausedUntil'>;

/** Returns a person's age status and pause. They are read before a transaction, which would wait for it. */
export async function readMakerStatus(
  context: DomainContext,
  userId: string,
  country: string | undefined,
): Promise<MakerStatus> {
  const person = { kind: 'user', id: userId } as const;
  const [ageStatus, pausedUntil] = await Promise.all([
    resolveAgeStatus(context, person, country),
    findPause(context.db, person, context.now()),
  ]);
  return { ageStatus, pausedUntil };
}
