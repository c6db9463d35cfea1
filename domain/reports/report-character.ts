import type { Knex } from 'knex';
import type { ReportReason } from '../cases/kinds';
import type { OpenedCase } from '../cases/open-case';
import { openReport } from '../cases/open-report';
import { caseRefusals } from '../cases/refusals';
import { characterRefusals } from '../characters/refusals';
import { readEvidence } from '../chat/messages/read-evidence';
import { chatRefusals } from '../chat/refusals';
import { postRefusals } from '../posts/refusals';
import type { DomainContext } from '../shared/context';
import { refuserOf, type RefusalOf } from '../shared/refusal';
import { transact } from '../shared/transactions/transact';

const refusals = { ...caseRefusals, ...characterRefusals, ...postRefusals, ...chatRefusals };

const refuse = refuserOf(refusals);
type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;

interface CharacterReport {
  characterId: string;
  postId?: string | null | undefined;
  /** A message of the reporter's own chat with the character. */
  messageId?: string | null | undefined;
  reportReason: ReportReason;
}

/**
 * Reports a character, one of its posts, or a message of a chat with it, to staff. A further report of the
 * same thing is added to the open one. Refuses an unpublished character, a post that is not its own, and a
 * message that does not exist or is not in the reporter's chat with it. A message of an unpublished
 * character can be reported.
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
