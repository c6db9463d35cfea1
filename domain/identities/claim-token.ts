import { createHash } from 'node:crypto';
import type { DomainContext } from '../shared/context';

/**
 * Notes that somebody signed in by a provider's token; false when it was used before, whoever shows
 * it again. The token itself is not kept.
 */
export async function claimToken({ db, now }: DomainContext, token: string): Promise<boolean> {
  const used = await db('used_id_tokens')
    .insert({ digest: createHash('sha256').update(token).digest(), used_at: now() })
    .onConflict('digest')
    .ignore()
    .returning('used_at');
  return used.length === 1;
}
