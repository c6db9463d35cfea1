import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { findPause } from '../../strikes/find-pause';
import { refuse, type Refusal } from '../refusals';

/** Why somebody has nothing said or answered in a chat now; null where they may. */
export async function refuseWhilePaused(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  person: Person,
): Promise<Refusal<'chat-paused'> | null> {
  const until = await findPause(db, person, now());
  return until && refuse('chat-paused', { data: { until: until.toISOString() } });
}
