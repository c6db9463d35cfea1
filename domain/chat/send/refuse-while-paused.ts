import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { findPause } from '../../strikes/find-pause';
import { refuse, type Refusal } from '../refusals';

/** Returns the refusal of messages and replies while the person is paused; null if they are not. */
export async function refuseWhilePaused(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  person: Person,
): Promise<Refusal<'chat-paused'> | null> {
  const until = await findPause(db, person, now());
  return until && refuse('chat-paused', { data: { until: until.toISOString() } });
}
