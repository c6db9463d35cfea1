import type {
  AccountsRow,
  CardsOfCharactersRow,
  CharacterProfilesRow,
  ChatsRow,
  MessagesRow,
} from '~/db/rows';
import { openCard } from '../../character-cards/card-rows';
import { chooseBy } from '../../character-cards/macros/choices';
import { personaSchema } from '../../characters/schema';
import { authorColumns, pinnedAuthorOf, type PinnedAuthor } from '../authors/author';
import { personaCardOf, type PersonaCard } from '../authors/persona-card';
import { openPersona } from '../authors/persona-rows';
import type { DomainContext } from '../../shared/context';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { readTogether } from '../../shared/reading/read-together';
import type { Person } from '../../shared/person';
import type { ClaimedReply } from './claim-reply';
import type { Whereabouts } from '../send/crisis-referral';
import { turnsOf } from '../calls/transcript';
import { concernsSchema, looksLikeDanger } from '../concerns/decide-concern';
import { isAgeQuestionOpenSql } from '../../age-reviews/find-age-review';
import { openWords, type StoredMessage } from '../messages/message';
import { readDetails } from '../messages/message-details';
import type { CardInChat } from '../prompts/card-in-chat';
import { eventsOf } from '../prompts/events-of';
import { estimateTokens } from './estimate-tokens';
import type {
  PromptCharacter,
  PromptEvent,
  PromptMessage,
  ReplyTone,
} from '../prompts/prompt-situation';
import { chatSettings } from '../settings';

/** Messages read for a prompt. The token budget reduces them further. */
const messagesRead = 120;

export interface ReplySituation {
  person: Person;
  fanName: string | null;
  whereabouts: Whereabouts;
  characterId: string;
  /** True for a withdrawn character, which does not reply. */
  isWithdrawn: boolean;
  /** With the persona that the chat is pinned to. */
  character: PromptCharacter;
  /** The character card from which the character was made; null if it was not. */
  card: CardInChat | null;
  /** The current persona of the character. */
  persona: PersonaCard;
  /** The author that the chat is pinned to; null before its first reply. */
  pinned: PinnedAuthor | null;
  /** Oldest first; the last one needs the reply. */
  messages: PromptMessage[];
  /** The events of the last messages, oldest first. */
  events: PromptEvent[];
  /** The type of the message that needs the reply. */
  answered: MessagesRow['type'] | null;
  /** The tone of the reply, independent of the character. */
  tone: ReplyTone;
}

type SituationRow = Pick<ChatsRow, 'user_id' | 'guest_id' | 'character_id'> &
  LeftJoined<Pick<AccountsRow, 'nick_name' | 'locale'>> &
  Pick<CharacterProfilesRow, 'is_open' | 'name' | 'age' | 'occupation' | 'place' | 'bio'> & {
    persona: Record<string, unknown>;
    concerns: Record<string, unknown> | null;
    is_age_asked: boolean;
    author: Parameters<typeof pinnedAuthorOf>[0] | null;
    kept_persona: Record<string, unknown> | null;
    card: Pick<CardsOfCharactersRow, 'id' | 'greeting' | 'sealed_card'> | null;
    character_messages: number | null;
  };

type Trait = PromptCharacter['attributes'][number];

const authorAsJson = authorColumns.map((column) => `'${column}', author.${column}`).join(', ');

const situationSql = `
  select chats.user_id, chats.guest_id, accounts.nick_name, accounts.locale, profile.is_open,
         chats.character_id, chats.concerns, profile.name, profile.age, profile.occupation, profile.place,
         profile.bio, profile.persona,
         ${isAgeQuestionOpenSql('coalesce(chats.user_id, chats.guest_id)')} as is_age_asked,
         case when author.chat_id is not null then json_build_object(${authorAsJson}) end as author,
         kept.persona as kept_persona,
         case when card.id is not null
           then json_build_object('id', card.id, 'greeting', card.greeting,
                                  'sealed_card', card.sealed_card) end as card,
         case when card.id is not null
           then (select count(*)::int from messages
                  where chat_id = chats.id and role = 'character') end as character_messages
    from chats
    join character_profiles profile on profile.id = chats.character_id
    left join accounts on accounts.id = chats.user_id
    left join chat_authors author on author.chat_id = chats.id
    left join persona_versions kept
      on kept.character_id = chats.character_id and kept.version = author.persona
    left join cards_of_characters card on card.character_id = chats.character_id
   where chats.id = ?`;

const traitsSql = `
  select trait.type, trait.value
    from character_traits trait join chats on chats.character_id = trait.character_id
   where chats.id = ?`;

const threadSql = `
  select id, role, type, details, content, sealed_content
    from messages
   where chat_id = :chatId and removed_at is null and (seq <= :seq or role = 'character')
   order by seq desc limit :limit`;

/** The message that gets the reply, and the reader's country and language. */
type Occasion = Pick<ClaimedReply, 'chatId' | 'seq' | 'whereabouts'> & {
  /** Null if the reply is not to a message of the chat, which may then be empty. */
  messageId: string | null;
  /** A reply to leave out, because it is written again. */
  except?: string;
};

/** Reads everything that a reply needs, in one statement. Throws when the chat no longer exists. */
export async function readReplySituation(
  context: DomainContext,
  claim: Occasion,
): Promise<ReplySituation> {
  const [[row], attributes, { messages, answered, events }] = await Promise.all([
    readTogether<SituationRow>(context.db, context.db.raw(situationSql, [claim.chatId]), {}),
    readTogether<Trait>(context.db, context.db.raw(traitsSql, [claim.chatId]), {}),
    readThread(context, claim),
  ]);
  if (!row) throw new Error('the chat of a reply has gone');
  if (messages.length === 0 && claim.messageId !== null)
    throw new Error('the message of a reply has gone');
  const persona = personaCardOf({ ...row, persona: personaSchema.parse(row.persona), attributes });
  return {
    person: row.user_id
      ? { kind: 'user', id: row.user_id }
      : { kind: 'guest', id: row.guest_id ?? '' },
    fanName: row.nick_name,
    whereabouts: {
      country: claim.whereabouts.country,
      language: claim.whereabouts.language ?? row.locale,
    },
    isWithdrawn: !row.is_open,
    characterId: row.character_id,
    character: { ...row, id: row.character_id, ...(openPersona(row.kept_persona) ?? persona) },
    card: cardOf(context, row, claim.chatId),
    persona,
    pinned: row.author && pinnedAuthorOf(row.author),
    messages,
    answered,
    events,
    tone: {
      isCaring: looksLikeDanger(concernsSchema.parse(row.concerns ?? {}), claim.seq),
      isChaste: row.is_age_asked,
    },
  };
}

/** Opens the card of a character for a prompt. */
function cardOf(
  { seal }: DomainContext,
  { card, character_messages: characterMessages }: SituationRow,
  chatId: string,
): CardInChat | null {
  if (card === null) return null;
  return {
    parts: openCard(seal, card.id ?? '', card.sealed_card ?? '').parts,
    greetingIndex: card.greeting,
    characterMessages: characterMessages ?? 0,
    choose: chooseBy(Math.random, chatId),
  };
}

/**
 * Reads the thread up to the message that needs the reply; later messages wait for their turn. Stops at
 * the size of a prompt, because every message must be unsealed.
 */
async function readThread(
  context: DomainContext,
  { chatId, messageId, seq, except }: Occasion,
): Promise<Pick<ReplySituation, 'messages' | 'answered' | 'events'>> {
  const { reply_context_tokens } = await context.settings(chatSettings);
  const query = context.db.raw(threadSql, { chatId, seq, limit: messagesRead });
  const found = await readTogether<TranscriptRow>(context.db, query, {});
  const rows = found.filter(({ id }) => id !== except);
  const read = (row: TranscriptRow) => describeMessage(row, openWords(context.seal, row));
  const answered = rows.find((row) => row.id === messageId);
  const earlier: PromptMessage[] = [];
  let left = reply_context_tokens;
  for (const row of rows) {
    if (row.id === messageId) continue;
    if (left < 0) break;
    const turns = read(row);
    left -= turns.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    earlier.unshift(...turns);
  }
  const trigger = answered ? read(answered) : [];
  const messages = [...earlier, ...trigger].filter(({ content }) => content !== '');
  return { messages, answered: answered?.type ?? null, events: eventsOf(rows) };
}

type TranscriptRow = Pick<
  StoredMessage,
  'id' | 'role' | 'type' | 'details' | 'content' | 'sealed_content'
>;

/** Returns the model's view of a message, which may contain more than its words: for a call, its turns. */
function describeMessage(row: TranscriptRow, words: string): PromptMessage[] {
  const carried = readDetails(row.type, row.details);
  const turns = turnsOf(row, words).map(({ role, text: content }) => ({ role, content }));
  if (carried?.type === 'voice_call_summary') {
    return [{ role: 'user', content: '*calls you*' }, ...turns];
  }
  if (carried?.type !== 'tip') return turns;
  const gesture = `*gives you a tip of ${carried.tokens} tokens*`;
  return [{ role: row.role, content: [gesture, words].filter(Boolean).join(' ') }];
}
