import type { DomainContext } from '../shared/context';

const calleeSql = `
  select available_for_calls as "isForCalls",
         case when origin = 'verified_model' then owner_user_id end as "creatorId",
         exists (select from blocked_characters blocked
                  where blocked.user_id = :userId and blocked.character_id = profile.id)
           as "isBlocked",
         exists (select from club_members member
                  where member.user_id = :userId and member.character_id = profile.id
                    and member.expires_at > :now) as "isMember"
    from character_profiles profile
   where profile.id = :characterId
     and (profile.is_published or (profile.is_open and profile.owner_user_id = :userId))`;

interface Callee {
  isForCalls: boolean;
  creatorId: string | null;
  isBlocked: boolean;
  isMember: boolean;
}

/**
 * Returns the character that a person calls, and their relation; null if no character that is published, or
 * their own, has that id.
 */
export async function findCallee(
  { db, now }: DomainContext,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<Callee | null> {
  const bindings = { userId, characterId, now: now() };
  const { rows } = await db.raw<{ rows: Callee[] }>(calleeSql, bindings);
  return rows[0] ?? null;
}
