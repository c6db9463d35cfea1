import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import type { ReportReason } from './kinds';
import { insertCase, type OpenedCase } from './open-case';
import { refuse, type Refusal } from './refusals';

interface CharacterReport {
  characterId: string;
  postId?: string | null | undefined;
  reportReason: ReportReason;
}

/**
 * Reports a character, or one of its posts, to staff. Saying the same again while it is open
 * answers the report there is. Refuses a character that nobody can see, and a post not its own.
 */
export async function reportCharacter(
  context: DomainContext,
  reporter: { userId: string; email: string; locale: string },
  { characterId, postId = null, reportReason }: CharacterReport,
): Promise<({ ok: true } & OpenedCase) | Refusal<'no-such-character' | 'no-such-post'>> {
  return transact(context, async (trx) => {
    const character = await trx('published_characters').where({ id: characterId }).first('slug');
    if (!character) return refuse('no-such-character');
    if (postId !== null && !(await isPostOf(trx, characterId, postId))) {
      return refuse('no-such-post');
    }
    const opened = await insertCase(
      context,
      trx,
      reporter,
      {
        kind: 'content',
        details: { place: `/characters/${character.slug}`, reason: reportReason },
      },
      { character: { id: characterId, postId, reason: reportReason } },
    );
    const report =
      opened?.told ??
      (await trx('cases')
        .where({ user_id: reporter.userId, character_id: characterId, reason: reportReason })
        .where({ post_id: postId })
        .whereNot({ state: 'resolved' })
        .first<OpenedCase>('reference', trx.raw('due_on::text as "dueOn"')));
    return { ok: true, ...report };
  });
}

async function isPostOf(
  trx: Knex.Transaction,
  characterId: string,
  postId: string,
): Promise<boolean> {
  const post = await trx('published_posts')
    .where({ id: postId, character_id: characterId })
    .first('id');
  return post !== undefined;
}
