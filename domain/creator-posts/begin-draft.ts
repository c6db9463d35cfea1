import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { findOwnTwin, type TwinRefusal } from './own-twin';
import { refuse, type Refusal } from './refusals';
import { creatorPostsSettings } from './settings';

/** Begins a draft of a post for the person's own twin. The same key is one draft. */
export async function beginDraft(
  context: DomainContext,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<{ ok: true; postId: string } | TwinRefusal | Refusal<'post-drafts-limit'>> {
  const { creator_post_drafts_limit: limit } = await context.settings(creatorPostsSettings);
  return transact(context, async (trx) => {
    const twin = await findOwnTwin(trx, userId);
    if (!twin.ok) return twin;
    const { creatorId, characterId } = twin;
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`drafts:${creatorId}`]);
    const earlier = await trx('creator_posts')
      .where({ creator_id: creatorId, idempotency_key: idempotencyKey })
      .first('id');
    if (earlier) return { ok: true, postId: earlier.id };
    const drafts = await trx('creator_posts')
      .where({ creator_id: creatorId, state: 'draft' })
      .limit(limit)
      .pluck('id');
    if (drafts.length >= limit) return refuse('post-drafts-limit', { data: { limit } });
    const [id, now] = [newId(), context.now()];
    await trx('creator_posts').insert({
      id,
      creator_id: creatorId,
      character_id: characterId,
      idempotency_key: idempotencyKey,
      created_at: now,
      updated_at: now,
    });
    return { ok: true, postId: id };
  });
}
