import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { getCurrentUser } from './current-user';
import type { CurrentUser, NotVerifiedUser, updateUserSchema } from './schema';

type Changes = Partial<z.output<typeof updateUserSchema>>;

/**
 * Changes what somebody says of themselves; a field that is not given stays. Answers the user as
 * they now are.
 */
export async function updateUser(
  context: DomainContext,
  userId: string,
  changes: Changes,
): Promise<CurrentUser | NotVerifiedUser> {
  const columns = {
    nick_name: changes.nickName,
    gender: changes.gender,
    agreed_to_promotions: changes.agree_to_receive_promotional_materials,
  };
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length > 0) {
    await context
      .db('users')
      .where({ id: userId })
      .update({ ...given, updated_at: context.now() });
  }
  return getCurrentUser(context, userId);
}
