import type { AccountsRow, CharacterProfilesRow, ChatsRow } from '~/db/rows';
import { personaSchema } from '../../characters/schema';
import type { DomainContext } from '../../shared/context';
import type { LeftJoined } from '../../shared/left-joined';
import type { Person } from '../../shared/person';
import type { ClaimedReply } from './claim-reply';
import type { Whereabouts } from '../send/crisis-referral';
import { openWords, type StoredMessage } from '../messages/message';
import { readDetails } from '../messages/message-details';
import type { PromptCharacter, PromptMessage } from './prompt-situation';

/** Messages read for a prompt; the token budget cuts further. */
const messagesRead = 120;

export interface ReplySituation {
  person: Person;
  fanName: string | null;
  whereabouts: Whereabouts;
  characterId: string;
  /** One that was withdrawn answers nobody. */
  isWithdrawn: boolean;
  character: PromptCharacter;
  /** Oldest first; the message to be answered is the last. */
  messages: PromptMessage[];
  trigger: string;
}

type SituationRow = Pick<ChatsRow, 'user_id' | 'guest_id' | 'character_id'> &
  LeftJoined<Pick<AccountsRow, 'nick_name' | 'locale'>> &
  Pick<
    CharacterProfilesRow,
    'is_published' | 'name' | 'age' | 'occupation' | 'place' | 'bio' | 'persona'
  >;

/** The message that is answered or gone on from, and where its reader is. */
type Occasion = Pick<ClaimedReply, 'chatId' | 'messageId' | 'seq' | 'whereabouts'>;

/** Everything a reply is written from. Throws when the chat has gone. */
export async function readReplySituation(
  context: DomainContext,
  claim: Occasion,
): Promise<ReplySituation> {
  const row = await context
    .db('chats')
    .join('character_profiles', 'character_profiles.id', 'chats.character_id')
    .leftJoin('accounts', 'accounts.id', 'chats.user_id')
    .where('chats.id', claim.chatId)
    .first<SituationRow | undefined>(
      'chats.user_id',
      'chats.guest_id',
      'accounts.nick_name',
      'accounts.locale',
      'character_profiles.is_published',
      'chats.character_id',
      'character_profiles.name',
      'character_profiles.age',
      'character_profiles.occupation',
      'character_profiles.place',
      'character_profiles.bio',
      'character_profiles.persona',
    );
  if (!row) throw new Error('the chat of a reply has gone');
  const [attributes, messages] = await Promise.all([
    context
      .db('character_traits')
      .where({ character_id: row.character_id })
      .select('type', 'value'),
    readThread(context, claim),
  ]);
  const trigger = messages.at(-1)?.content;
  if (trigger === undefined) throw new Error('the message of a reply has gone');
  return {
    person: row.user_id
      ? { kind: 'user', id: row.user_id }
      : { kind: 'guest', id: row.guest_id ?? '' },
    fanName: row.nick_name,
    whereabouts: {
      country: claim.whereabouts.country,
      language: claim.whereabouts.language ?? row.locale,
    },
    isWithdrawn: !row.is_published,
    characterId: row.character_id,
    character: {
      ...row,
      id: row.character_id,
      persona: personaSchema.parse(row.persona),
      attributes,
    },
    messages,
    trigger,
  };
}

/** The thread up to the message to be answered; what was written after it waits for its own turn. */
async function readThread(
  context: DomainContext,
  { chatId, messageId, seq }: Occasion,
): Promise<PromptMessage[]> {
  const rows = await context
    .db('messages')
    .where({ chat_id: chatId, removed_at: null })
    .where((said) => said.where('seq', '<=', seq).orWhere('role', 'character'))
    .orderBy('seq', 'desc')
    .limit(messagesRead)
    .select<SaidRow[]>('id', 'role', 'type', 'details', 'content', 'sealed_content');
  const trigger = rows.filter((row) => row.id === messageId);
  const earlier = rows.filter((row) => row.id !== messageId).reverse();
  return [...earlier, ...trigger]
    .map((row) => ({ role: row.role, content: describeSaid(row, openWords(context.seal, row)) }))
    .filter(({ content }) => content !== '');
}

type SaidRow = Pick<
  StoredMessage,
  'id' | 'role' | 'type' | 'details' | 'content' | 'sealed_content'
>;

/** What a model is told of a message whose words are not all of it. */
function describeSaid({ type, details }: SaidRow, words: string): string {
  const carried = readDetails(type, details);
  if (carried?.type !== 'tip') return words;
  return [`*gives you a tip of ${carried.tokens} tokens*`, words].filter(Boolean).join(' ');
}
