import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from './presenters/thread-for-fan';
import { Avatar } from '../ui/media/avatar';
import { Icon } from '../ui/icons/icon';
import { LocalTime } from '../shell/local-time';
import { CrisisCard } from './crisis-card';
import { isReferral } from './ends-in-referral';
import { MessageBubble } from './message-bubble';
import { MessageText } from './message-text';

interface MessageItemProps {
  message: ThreadMessage;
  avatar: string | null;
  /** The last of several in a row by one speaker carries the picture and the time. */
  isLast: boolean;
  name: string;
}

export function MessageItem({ message, avatar, isLast, name }: MessageItemProps) {
  const { t } = useTranslation('chat');
  const isMine = message.role === 'user';
  if (isReferral(message)) {
    return (
      <li id={`message-${message.seq}`} className="my-4">
        <CrisisCard message={message} name={name} />
      </li>
    );
  }
  return (
    <li id={`message-${message.seq}`} data-message={message._id} data-role={message.role}>
      <MessageRow isMine={isMine} avatar={isLast ? avatar : undefined}>
        <span className="sr-only">{isMine ? t('said-you') : t('said', { name })}</span>
        <MessageBubble isMine={isMine}>
          <MessageText>{message.content}</MessageText>
        </MessageBubble>
      </MessageRow>
      {isLast && (
        <p
          className={clsx(
            'text-fg-3 mt-1.5 flex items-center gap-1 text-[0.71875rem]/4 tabular-nums',
            isMine ? 'justify-end' : 'ps-11',
          )}
        >
          <LocalTime at={message.sentAt} format={{ hour: '2-digit', minute: '2-digit' }} />
          {isMine && (
            <>
              <Icon name="check-check" size={14} className="text-amber" />
              <span className="sr-only">{t('sent')}</span>
            </>
          )}
        </p>
      )}
    </li>
  );
}

interface MessageRowProps {
  isMine: boolean;
  /** Undefined keeps its place free. */
  avatar?: string | null | undefined;
  children: ReactNode;
}

/** Mine to the right; theirs beside the picture of who speaks. */
export function MessageRow({ isMine, avatar, children }: MessageRowProps) {
  if (isMine) return <div className="ms-auto max-w-[86%] md:max-w-[76%]">{children}</div>;
  return (
    <div className="flex items-end gap-2.5">
      {avatar === undefined ? (
        <span className="w-8.5 shrink-0" />
      ) : (
        <Avatar src={avatar} className="size-8.5" />
      )}
      <div className="max-w-[86%] min-w-0 md:max-w-[76%]">{children}</div>
    </div>
  );
}
