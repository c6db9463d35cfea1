import type { Knex } from 'knex';
import { ensureGuest } from '../viewers/guests';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { dayOf, personMark, viewerMark } from '../shared/sealing/viewer-mark';
import { countActivity } from './count-activity';
import { refuse, type Refusal } from './refusals';

interface PostLooker {
  /** The person in whose feed the post moves down, if any. */
  person: Person | null;
  /** The client's address, by which viewers without an account are counted. */
  address: string;
}

/**
 * Counts a view of a post: once per viewer, post and day (UTC). Visitors are counted by network, since new
 * cookies would make new viewers. The visitor's own view is stored separately and not counted.
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

/** Inserts a view; returns false if the viewer has already seen the post that day. */
async function insertView(trx: Knex.Transaction, view: Record<string, unknown>): Promise<boolean> {
  const inserted = await trx('post_views')
    .insert(view)
    .onConflict(['post_id', 'viewed_on', 'viewer'])
    .ignore()
    .returning('post_id');
  return inserted.length > 0;
}
