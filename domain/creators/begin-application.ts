import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Creator } from './creator';
import { findCreatorOf } from './find-creator';

/**
 * Returns the application of a person who wants to publish a twin of themselves, and creates it at the first
 * call. Steps attach their files and states to it before it is sent in.
 */
export async function beginApplication(context: DomainContext, userId: string): Promise<Creator> {
  const existing = await findCreatorOf(context, userId);
  if (existing) return existing;
  const now = context.now();
  // A concurrent call may create it.
  await context
    .db('creators')
    .insert({ id: newId(), kind: 'verified', user_id: userId, created_at: now, updated_at: now })
    .onConflict('user_id')
    .ignore();
  const created = await findCreatorOf(context, userId);
  if (!created) throw new Error('no application was stored');
  return created;
}
