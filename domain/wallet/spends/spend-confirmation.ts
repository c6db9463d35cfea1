import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';

/** From how many tokens on somebody is asked before they are spent; null where never. */
export async function getSpendConfirmation(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<number | null> {
  const row = await db('spend_confirmations').where({ user_id: userId }).first('from_tokens');
  return row?.from_tokens ?? null;
}

/**
 * Sets from how many tokens on somebody is asked before they are spent, or never (null); at once, since
 * it guards against a slip and not against oneself; what was agreed to for today ends with it. Throws a
 * RangeError for what is no whole number from 1.
 */
export async function changeSpendConfirmation(
  context: DomainContext,
  userId: string,
  tokens: number | null,
): Promise<void> {
  if (tokens !== null && (!Number.isSafeInteger(tokens) || tokens < 1)) {
    throw new RangeError(`${tokens} asks nobody`);
  }
  await transact(context, async (trx) => {
    await trx('spend_agreements').where({ user_id: userId }).delete();
    if (tokens === null) {
      await trx('spend_confirmations').where({ user_id: userId }).delete();
      return;
    }
    await trx('spend_confirmations')
      .insert({ user_id: userId, from_tokens: tokens, created_at: context.now() })
      .onConflict('user_id')
      .merge(['from_tokens']);
  });
}
