import type { DomainContext } from '../../shared/context';

/**
 * Switches gamification off, or on again, for a person. While it is off nothing is counted, granted or
 * announced; levels, spins and completed tasks are kept.
 */
export async function switchPlay(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
  isOn: boolean,
): Promise<{ ok: true }> {
  await db('gamification_switches')
    .insert({ user_id: userId, is_on: isOn, updated_at: now() })
    .onConflict('user_id')
    .merge()
    .where('gamification_switches.is_on', !isOn);
  return { ok: true };
}
