import type { DomainContext } from '~/domain/shared/context';

/** Returns the code last mailed to a user who signs up. The event carries it sealed. */
export async function codeSentTo({ db, seal }: DomainContext, userId: string): Promise<string> {
  const row = await db('outbox')
    .where({ aggregate_id: userId, name: 'accounts.sign-up-code-requested' })
    .orderBy('id', 'desc')
    .first<{ payload: { sealedCode: string } } | undefined>('payload');
  if (!row) throw new Error('no code was mailed');
  return seal.open(row.payload.sealedCode);
}
