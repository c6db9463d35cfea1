import type { Knex } from 'knex';
import { ensureGuest } from '../viewers/guests';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { dayOf, personMark, viewerMark } from '../shared/sealing/viewer-mark';
import { countActivity } from './count-activity';
import { refuse, type Refusal } from './refusals';

interface PostLooker {
  /** Whose feed the post sinks in, if anybody's. */
  person: Person | null;
  /** The client's address: who has no account is counted by it. */
  address: string;
}

/**
 * Counts that somebody saw a post: once per viewer, post and day (UTC), however often they come. A
 * visitor is counted by their network, or new cookies would be new viewers; what they saw is noted
 * beside it and counts nothing.
 */
export async function addPostView(
  context: DomainContext,
  { person, address }: PostLooker,
  postId: string,
): Promise<{ ok: true } | Refusal<'no-such-post'>> {
  const now = context.now();
  const view = { post_id: postId, viewed_on: dayOf(now), viewed_at: now };
  return transact(context, async (trx) => {
    const post = await trx('posts').where({ id: postId, is_published: true }).first('id');
    if (!post) return refuse('no-such-post');
    if (person?.kind === 'guest') {
      await ensureGuest(trx, person.id, now);
      const own = { guest_id: person.id, viewer: personMark(context, person), is_counted: false };
      await insertView(trx, { ...view, ...own });
    }
    const userId = person?.kind === 'user' ? person.id : null;
    const viewer = viewerMark(context, { userId, address }, view.viewed_on);
    if (!(await insertView(trx, { ...view, viewer, user_id: userId }))) return { ok: true };
    await countActivity(trx, { postId, activity: 'views', at: now });
    return { ok: true };
  });
}

/** False where the viewer has seen it that day. */
async function insertView(trx: Knex.Transaction, view: Record<string, unknown>): Promise<boolean> {
  const inserted = await trx('post_views')
    .insert(view)
    .onConflict(['post_id', 'viewed_on', 'viewer'])
    .ignore()
    .returning('post_id');
  return inserted.length > 0;
}
