import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';

/** Returns the number of tokens from which a person must confirm a spend; null for never. */
export async function getSpendConfirmation(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<number | null> {
  const row = await db('spend_confirmations').where({ user_id: userId }).first('from_tokens');
  return row?.from_tokens ?? null;
}

/**
 * Sets the number of tokens from which a person must confirm a spend, or never (null). Applies immediately,
 * since it only prevents accidental spends, and ends today's agreements. Throws a RangeError unless it is a
 * whole number from 1.
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
