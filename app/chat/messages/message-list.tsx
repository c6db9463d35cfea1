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
import { UnreadLine } from './unread-line';
import { useActs, useActsHref } from './use-acts';
import type { ThreadData } from '../thread/thread-data';

interface MessageListProps {
  data: ThreadData;
  thread: Thread;
  /** What had not been seen as the page was opened. */
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
    // What is pressed are the links within, which a finger's long rest stands for.
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
      {/* What is on its way comes after the newest message. */}
      {!thread.hasLater && <OnItsWay thread={thread} avatar={avatar} name={character.firstName} />}
    </ol>
  );
}

/** The same lines until one of them changes, so that no message is drawn again for them. */
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

/** What the character said first that had not been seen; one's own words one knows. */
const firstAfter = (messages: readonly ThreadMessage[], { after }: Unread) =>
  messages.find(({ role, seq }) => role === 'character' && seq > after);

/** In place of an id, of the greeting of a conversation that nobody has begun. */
const unstored = 'greeting';

/** The words a conversation begins with, also before anything has been stored of it. */
function withGreeting(
  { character, now }: ThreadData,
  { messages, hasEarlier }: Pick<Thread, 'messages' | 'hasEarlier'>,
) {
  const [first] = messages;
  if (hasEarlier || first?.seq === 1 || character.greeting === '') return messages;
  const greeting = plainMessage({
    _id: unstored,
    seq: 1,
    role: 'character',
    content: character.greeting,
    sentAt: first?.sentAt ?? now,
  });
  return [greeting, ...messages];
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
