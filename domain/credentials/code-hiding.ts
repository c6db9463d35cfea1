import type { Knex } from 'knex';
import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';

/** Whether somebody wants the codes of their mails out of subject and preview. */
export async function hidesCodes(db: Knex, userId: string): Promise<boolean> {
  const user = await db('accounts').where({ id: userId }).first('hides_codes');
  return user?.hides_codes ?? false;
}

/** Notes whether a locked screen may show somebody the codes of their mails. */
export async function hideCodes(
  { db, now }: DomainContext,
  userId: string,
  isHiding: boolean,
): Promise<void> {
  await changeAccount(db, { id: userId }, { hides_codes: isHiding, updated_at: now() });
}
