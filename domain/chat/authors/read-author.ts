import type { AuthorTrialsRow, ChatAuthorsRow } from '~/db/rows';
import { placeOf } from '../../shared/sealing/seal';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { chatIdQuery } from '../chats/open-chat';
import { authorColumns, pinnedAuthorOf, type Author, type PinnedAuthor } from './author';

/** Seconds after which a trial without a result counts as failed. */
export const trialPatienceSeconds = 90;

/** The last reply as another author would have written it. */
interface AuthorTrial {
  /** The message that it is compared with. */
  replyId: string;
  author: Author;
  state: AuthorTrialsRow['state'];
  /** The words; null until it is ready. */
  content: string | null;
}

/** The author of a chat, in the form for its person. */
export interface ChatAuthor extends PinnedAuthor {
  trial: AuthorTrial | null;
}

type Row = Pick<ChatAuthorsRow, (typeof authorColumns)[number]> & {
  trial_id: string | null;
  reply_id: string | null;
  state: AuthorTrialsRow['state'] | null;
  trial_model: string | null;
  trial_prompt: number | null;
  trial_persona: string | null;
  sealed_content: string | null;
  tried_at: Date | null;
};

/** Returns the author of the person's chat with a character; null before its first reply. */
export async function readAuthor(
  context: Pick<DomainContext, 'db' | 'seal' | 'now'>,
  person: Person,
  { characterId, chatId }: { characterId: string; chatId?: string | undefined },
): Promise<ChatAuthor | null> {
  const { db } = context;
  const query = db('chat_authors as author')
    .join('chats', 'chats.id', 'author.chat_id')
    .leftJoin('author_trials as trial', 'trial.chat_id', 'author.chat_id')
    // A trial is over as soon as its reply is no longer the last message.
    .joinRaw(
      `left join messages reply on reply.chat_id = trial.chat_id and reply.id = trial.reply_id
          and reply.seq = chats.last_seq and reply.removed_at is null`,
    )
    .where('author.chat_id', chatIdQuery(db, person, characterId, chatId))
    .select(
      ...authorColumns.map((column) => `author.${column}`),
      'trial.id as trial_id',
      'reply.id as reply_id',
      'trial.state',
      'trial.model as trial_model',
      'trial.prompt as trial_prompt',
      'trial.persona as trial_persona',
      'trial.sealed_content',
      'trial.created_at as tried_at',
    );
  const [row] = await readTogether<Row>(db, query, { tried_at: true });
  return row ? { ...pinnedAuthorOf(row), trial: trialOf(context, row) } : null;
}

function trialOf({ seal, now }: Pick<DomainContext, 'seal' | 'now'>, row: Row): AuthorTrial | null {
  const { trial_id: id, reply_id: replyId, state, sealed_content, tried_at } = row;
  const { trial_model: model, trial_prompt: prompt, trial_persona: persona } = row;
  if (id === null || replyId === null || state === null || tried_at === null) return null;
  if (model === null || prompt === null || persona === null) return null;
  const isLate = now().getTime() - tried_at.getTime() > trialPatienceSeconds * 1000;
  return {
    replyId,
    author: { model, prompt, persona },
    state: state === 'pending' && isLate ? 'failed' : state,
    content: sealed_content === null ? null : seal.open(sealed_content, placeOfTrial(id)),
  };
}

/** Returns the place of a trial's sealed words. */
export const placeOfTrial = (id: string) => placeOf('author_trials', 'sealed_content', id);
