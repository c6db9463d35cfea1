import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Thread } from '../live/thread';
import { useTimeZone } from '../../shell/time-zone';
import { dayOf, namedDay } from '../chat-time';
import { MessageBubble } from './message-bubble';
import { MessageText } from './message-text';
import { MessageItem } from './message-item';
import { MessageRow } from './message-row';
import type { ThreadData } from '../thread-data';

interface MessageListProps {
  data: ThreadData;
  thread: Thread;
}

export function MessageList({ data, thread }: MessageListProps) {
  const { t } = useTranslation('chat');
  const timeZone = useTimeZone();
  const { character, now } = data;
  const messages = withGreeting(data, thread.messages).filter(({ isRemoved }) => !isRemoved);
  const { avatar } = character.media;
  return (
    <ol aria-live="polite" aria-relevant="additions" className="space-y-2.5">
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const after = messages[index + 1];
        const isNewDay =
          !before || dayOf(before.sentAt, timeZone) !== dayOf(message.sentAt, timeZone);
        return (
          <Fragment key={message._id}>
            {isNewDay && <DayLine at={message.sentAt} now={now} />}
            <MessageItem
              message={message}
              avatar={avatar}
              name={character.firstName}
              isLast={after?.role !== message.role}
              isStored={message._id !== unstored}
            />
          </Fragment>
        );
      })}
      {thread.unconfirmed.map(({ idempotencyKey, content }) => (
        <li key={idempotencyKey} data-unconfirmed={idempotencyKey}>
          <MessageRow isMine>
            <span className="sr-only">{t('sending')}</span>
            <MessageBubble isMine isUnconfirmed>
              <MessageText>{content}</MessageText>
            </MessageBubble>
          </MessageRow>
        </li>
      ))}
      {thread.draft && (
        <li data-draft={thread.draft.messageId} aria-hidden="true">
          <MessageRow isMine={false} avatar={avatar}>
            <MessageBubble isMine={false}>
              <MessageText>{thread.draft.text}</MessageText>
            </MessageBubble>
          </MessageRow>
        </li>
      )}
      {thread.isWriting && !thread.draft && (
        <li data-writing="true">
          <MessageRow isMine={false} avatar={avatar}>
            <TypingDots name={character.firstName} />
          </MessageRow>
        </li>
      )}
    </ol>
  );
}

/** In place of an id, of the greeting of a conversation that nobody has begun. */
const unstored = 'greeting';

/** The words a conversation begins with, also before anything has been stored of it. */
function withGreeting({ character, hasMore, now }: ThreadData, messages: ThreadMessage[]) {
  const [first] = messages;
  if (hasMore || first?.seq === 1 || character.greeting === '') return messages;
  const greeting: ThreadMessage = {
    _id: unstored,
    subtype: null,
    content: character.greeting,
    role: 'character',
    idempotencyKey: null,
    seq: 1,
    referral: null,
    details: null,
    quote: null,
    reaction: null,
    isRemoved: false,
    isEdited: false,
    sentAt: first?.sentAt ?? now,
  };
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

interface TypingDotsProps {
  name: string;
}

function TypingDots({ name }: TypingDotsProps) {
  const { t } = useTranslation('chat');
  return (
    <MessageBubble isMine={false}>
      <span className="sr-only">{t('is-writing', { name })}</span>
      <span aria-hidden="true" className="flex h-5.5 items-center gap-1.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={`animate-typing bg-fg-2 size-1.75 rounded-full ${delay}`} />
        ))}
      </span>
    </MessageBubble>
  );
}
