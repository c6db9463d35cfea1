import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { listTopCharacters } from '~/domain/characters/list-top-characters';
import { trackCharacterView } from '~/domain/characters/track-character-view';
import { listGallery } from '~/domain/chat/gallery/list-gallery';
import { listChats } from '~/domain/chat/chats/list-chats';
import { markChatsRead } from '~/domain/chat/chats/mark-read';
import { noteConversationOpened } from '~/domain/chat/chats/note-presence';
import { openChat } from '~/domain/chat/chats/open-chat';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { searchMessages } from '~/domain/chat/messages/search-messages';
import { readChatStatus } from '~/domain/chat/openings/read-chat-status';
import { listDueReplies } from '~/domain/chat/reply/claim-reply';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { sendMessage } from '~/domain/chat/send/send-message';
import { listExplorerFeed } from '~/domain/feeds/list-explorer-feed';
import { rankForYou } from '~/domain/feeds/rank-for-you';
import { rankTrending } from '~/domain/feeds/rank-trending';
import { claimRequest } from '~/domain/idempotency/claim-request';
import { countUnread } from '~/domain/notifications/count-unread';
import { listNotices } from '~/domain/notifications/list-notices';
import { listPayments } from '~/domain/payments/orders/list-payments';
import { addPostView } from '~/domain/posts/add-post-view';
import { getPosts } from '~/domain/posts/get-posts';
import { likePost, unlikePost } from '~/domain/posts/like-post';
import { listCharacterPosts } from '~/domain/posts/list-character-posts';
import { listSessions } from '~/domain/sessions/list-sessions';
import { findSessionViewer } from '~/domain/sessions/read-session';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { getBalance } from '~/domain/wallet/get-balance';
import { listStatement } from '~/domain/wallet/statement/list-statement';
import { getStatement } from '~/domain/wallet/statement/statement';
import { offlineWriter } from './offline-writer';
import type { Seeded } from './seed-at-size';

/** The person of one round, one of their chats and its character. */
export interface Round {
  context: DomainContext;
  person: Person;
  userId: string;
  sessionId: string;
  chatId: string;
  character: { id: string; slug: string };
  postIds: string[];
}

export interface UseCase {
  run(round: Round): Promise<unknown>;
  /** Set for a sweep: the reason why it reads more as the product grows. */
  sweeps?: string;
}

const address = '198.51.100.7';
const noFilters = {};

/** The product's most frequent use cases, by name. */
export const useCases: Record<string, UseCase> = {
  'a session is read': {
    run: ({ context, sessionId }) =>
      findSessionViewer(context, sessionId, new Date(context.now().getTime() + 3_600_000)),
  },
  'sessions are listed': { run: ({ context, userId }) => listSessions(context, userId) },
  'chats are listed': {
    run: ({ context, person }) => listChats(context, person, { limit: 20 }),
  },
  'chats are searched': {
    run: ({ context, person }) => listChats(context, person, { limit: 20, search: 'noor' }),
  },
  'a chat is opened': {
    run: ({ context, person, character }) =>
      openChat(context, person, { characterId: character.id }),
  },
  'a thread is read': {
    run: ({ context, person, character }) =>
      listMessages(context, person, { characterId: character.id, limit: 30 }),
  },
  'an older page is read': {
    run: ({ context, person, character }) =>
      listMessages(context, person, { characterId: character.id, limit: 10, before: 15 }),
  },
  'words are searched': {
    run: ({ context, person }) => searchMessages(context, person, { words: 'street', limit: 10 }),
  },
  'a gallery is read': {
    run: ({ context, userId, chatId }) =>
      listGallery(context, { userId, isSubscriber: false }, { chatId, tab: 'Unlocked', limit: 20 }),
  },
  'a conversation is in view': {
    run: ({ context, person, character }) => noteConversationOpened(context, person, character.id),
  },
  'a message is sent': {
    run: ({ context, person, character }) =>
      sendMessage(context, offlineWriter.moderator, {
        person,
        characterId: character.id,
        idempotencyKey: newId(),
        content: 'What are you reading tonight?',
      }),
  },
  'it is answered': { run: ({ context, chatId }) => writeReply(context, offlineWriter, chatId) },
  'it is read': {
    run: ({ context, person, chatId }) => markChatsRead(context, [{ person, chatId }]),
  },
  'a chat is looked at to write first': {
    run: ({ context, chatId }) => readChatStatus(context.db, chatId),
  },
  'due replies are looked for': {
    run: ({ context }) => listDueReplies(context, { olderThanSeconds: 30, limit: 100 }),
  },
  'a balance is read': { run: ({ context, userId }) => getBalance(context, userId) },
  'movements are listed': {
    run: ({ context, userId }) => listStatement(context, userId, { limit: 20 }),
  },
  'a statement is read': { run: ({ context, userId }) => getStatement(context, userId) },
  'payments are listed': {
    run: ({ context, userId }) => listPayments(context, userId, { limit: 20 }),
  },
  'a feed is read': {
    run: ({ context, userId, person }) =>
      listExplorerFeed(
        context,
        { userId, isSubscriber: false },
        { tab: 'forYou', filters: noFilters, person, limit: 10, seed: 0.4 },
      ),
  },
  'the newest posts are read': {
    run: ({ context, userId, person }) =>
      listExplorerFeed(
        context,
        { userId, isSubscriber: false },
        { tab: 'new', filters: noFilters, person, limit: 10, seed: 0.4 },
      ),
  },
  'posts of those followed are read': {
    run: ({ context, userId, person }) =>
      listExplorerFeed(
        context,
        { userId, isSubscriber: false },
        { tab: 'following', filters: noFilters, person, limit: 10, seed: 0.4 },
      ),
  },
  'posts are looked up': {
    run: ({ context, userId, postIds }) =>
      getPosts(context, { userId, isSubscriber: false }, postIds),
  },
  'posts of a character are read': {
    run: ({ context, userId, character }) =>
      listCharacterPosts(
        context,
        { userId, isSubscriber: false },
        { characterId: character.id, limit: 12 },
      ),
  },
  'a post is seen': {
    run: ({ context, person, postIds }) =>
      addPostView(context, { person, address }, postIds[0] ?? ''),
  },
  'a post is liked and no more': {
    async run({ context, userId, postIds }) {
      const [postId = ''] = postIds;
      await likePost(context, { userId, isSubscriber: true }, postId);
      await unlikePost(context, userId, postId);
    },
  },
  'a profile is read': {
    run: ({ context, userId, character }) =>
      getCharacterProfile(context, { slug: character.slug }, userId),
  },
  'a profile is looked at': {
    run: ({ context, userId, character }) =>
      trackCharacterView(context, character.id, { userId, address }),
  },
  'the most followed are listed': {
    run: ({ context, userId }) =>
      listTopCharacters(context, { origin: 'platform', limit: 12, userId }),
  },
  'what is for one person is ranked': {
    run: ({ context, person }) => rankForYou(context, person),
  },
  'what trends is ranked': {
    run: ({ context }) => rankTrending(context),
    sweeps: 'once in five minutes: the hours of the window, of posts that were looked at in them',
  },
  'notices are listed': {
    run: ({ context, userId }) => listNotices(context, userId, { limit: 20 }),
  },
  'notices are counted': { run: ({ context, userId }) => countUnread(context.db, userId) },
  'a call with a key is claimed': {
    run: ({ context, userId }) =>
      claimRequest(context, {
        callerId: userId,
        key: newId(),
        call: 'POST /chats',
        fingerprint: '',
      }),
  },
};

/** Returns the nth round: another person each time, spread over the tables. */
export function roundOf(context: DomainContext, seeded: Seeded, number: number): Round {
  const { people, chats } = seeded.size;
  const person = (number * 7919) % people;
  const chat = number % 2 === 0 ? person : (person + people) % chats;
  const characterId = seeded.characterOf(chat);
  const character = seeded.characters.find(({ id }) => id === characterId);
  if (!character) throw new Error('a chat is with nobody');
  const userId = seeded.personId(person);
  return {
    context,
    person: { kind: 'user', id: userId },
    userId,
    sessionId: seeded.sessionId(person),
    chatId: seeded.chatId(chat),
    character,
    postIds: Array.from(
      { length: 10 },
      (_, index) => seeded.postIds[(number * 10 + index) % seeded.postIds.length] ?? '',
    ),
  };
}
