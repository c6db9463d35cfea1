import { Fragment, useMemo } from 'react';
import type { Unread } from '~/domain/chat/chats/mark-read';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Thread } from '../live/thread';
import { useTimeZone } from '../../kit/site/time-zone';
import { dayOf, namedDay } from '../../kit/i18n/short-time';
import { MessageItem } from './message-item';
import type { MessageLines } from './message-lines';
import { OnItsWay } from './on-its-way';
import { plainMessage } from './plain-message';
import { useActs, useActsHref } from './use-acts';
import type { ThreadData } from '../thread/thread-data';

interface MessageListProps {
  data: ThreadData;
  thread: Thread;
  /** The messages that were unread when the page was opened. */
  unread: Unread | null;
}

export function MessageList({ data, thread, unread }: MessageListProps) {
  const timeZone = useTimeZone();
  const { character, now } = data;
  const messages = withGreeting(data, thread).filter(({ isRemoved }) => !isRemoved);
  const { avatar } = character.media;
  const lines = useLines(character.firstName);
  const acts = useActs(lines.actsHref);
  const firstUnread = unread && firstAfter(messages, unread);
  return (
    // The press targets are the links inside; a long touch on a message acts as a press of its link.
    <ol aria-live="polite" aria-relevant="additions" className="space-y-2.5" {...acts}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const after = messages[index + 1];
        const isNewDay =
          !before || dayOf(before.sentAt, timeZone) !== dayOf(message.sentAt, timeZone);
        return (
          <Fragment key={message._id}>
            {isNewDay && <DayLine at={message.sentAt} now={now} />}
            {unread && message === firstUnread && <UnreadLine count={unread.count} />}
            <MessageItem
              message={message}
              avatar={avatar}
              name={character.firstName}
              isLast={after?.role !== message.role}
              isStored={message._id !== unstored}
              isSought={message.seq === data.sought}
              lines={lines}
              callHref={data.callHref}
            />
          </Fragment>
        );
      })}
      {/* Messages in progress come after the newest message. */}
      {!thread.hasLater && <OnItsWay thread={thread} avatar={avatar} name={character.firstName} />}
    </ol>
  );
}

/** Returns the same object until one of the texts changes, so that messages are not rendered again. */
function useLines(name: string): MessageLines {
  const { t } = useTranslation(['chat', 'messages']);
  const actsHref = useActsHref();
  return useMemo(
    () => ({
      mine: t('said-you'),
      theirs: t('said', { name }),
      acts: t('messages:acts.title'),
      actsHref,
    }),
    [t, name, actsHref],
  );
}

/** Returns the character's first unread message; the person's own messages do not count. */
const firstAfter = (messages: readonly ThreadMessage[], { after }: Unread) =>
  messages.find(({ role, seq }) => role === 'character' && seq > after);

/** The placeholder id of the greeting in a chat that has not started. */
const unstored = 'greeting';

/** Adds the greeting of a chat, even before anything is stored. */
function withGreeting(
  { character, greeting: chosen, now }: ThreadData,
  { messages, hasEarlier }: Pick<Thread, 'messages' | 'hasEarlier'>,
) {
  const [first] = messages;
  const content = chosen ?? character.greeting;
  if (hasEarlier || first?.seq === 1 || content === '') return messages;
  const greeting = plainMessage({
    _id: unstored,
    seq: 1,
    role: 'character',
    content,
    sentAt: first?.sentAt ?? now,
  });
  return [greeting, ...messages];
}

/** Separates the read messages from the unread ones. */
function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  return (
    <li className="text-rose before:bg-rose/35 after:bg-rose/35 flex items-center gap-3.5 py-2 text-[0.8125rem]/4.5 font-[560] before:h-px before:flex-1 after:h-px after:flex-1">
      {t('unread', { count })}
    </li>
  );
}

function DayLine({ at, now }: { at: string; now: string }) {
  const { t } = useTranslation('chat');
  const timeZone = useTimeZone();
  const day = namedDay(at, { now, timeZone });
  return (
    <li className="type-caption text-fg-3 py-3 text-center">
      {day.kind === 'date' ? day.text : t(`day.${day.kind}`)}
    </li>
  );
}
