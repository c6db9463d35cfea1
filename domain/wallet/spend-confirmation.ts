import type { DomainContext } from '../shared/context';

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
 * it guards against a slip and not against oneself. Throws a RangeError for what is no whole number
 * from 1.
 */
export async function changeSpendConfirmation(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
  tokens: number | null,
): Promise<void> {
  if (tokens === null) {
    await db('spend_confirmations').where({ user_id: userId }).delete();
    return;
  }
  if (!Number.isSafeInteger(tokens) || tokens < 1) throw new RangeError(`${tokens} asks nobody`);
  await db('spend_confirmations')
    .insert({ user_id: userId, from_tokens: tokens, created_at: now() })
    .onConflict('user_id')
    .merge(['from_tokens']);
}
