import type { Knex } from 'knex';
import type { ReportReason } from '../cases/kinds';
import type { OpenedCase } from '../cases/open-case';
import { openReport } from '../cases/open-report';
import { readEvidence } from '../chat/messages/read-evidence';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refuse';

interface CharacterReport {
  characterId: string;
  postId?: string | null | undefined;
  /** One message of the reporter's own chat with them. */
  messageId?: string | null | undefined;
  reportReason: ReportReason;
}

/**
 * Reports a character, one of its posts, or a message of a chat with it, to staff. What is said of the
 * same thing while it is open is added to the report there is. Refuses a character that nobody can see, a post
 * not its own, and a message that is not there, or not in the reporter's chat with it; one of a
 * character that was withdrawn is reported all the same.
 */
export async function reportCharacter(
  context: DomainContext,
  reporter: { userId: string; email: string; locale: string },
  { characterId, postId = null, messageId = null, reportReason }: CharacterReport,
): Promise<
  | ({ ok: true } & OpenedCase)
  | Refusal<'no-such-character' | 'no-such-post' | 'no-such-message' | 'too-many-open-reports'>
> {
  return transact(context, async (trx) => {
    const person = { kind: 'user', id: reporter.userId } as const;
    const evidence = messageId && (await readEvidence(context, trx, person, messageId));
    if (messageId && (!evidence || evidence.characterId !== characterId)) {
      return refuse('no-such-message');
    }
    const character =
      evidence || (await trx('published_characters').where({ id: characterId }).first('slug'));
    if (!character) return refuse('no-such-character');
    if (postId !== null && !(await isPostOf(trx, characterId, postId))) {
      return refuse('no-such-post');
    }
    return openReport(context, trx, reporter, {
      characterId,
      place: `/characters/${character.slug}`,
      postId,
      messageId,
      reason: reportReason,
      ...(evidence && { evidence: { messageId, ...evidence } }),
    });
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
