import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { useRealtime } from '../live/realtime-context';
import { UnreadBadge } from '../../kit/shell/unread-badge';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { Avatar } from '../../kit/ui/media/avatar';
import { chatTime } from '../../kit/i18n/short-time';
import { LastMessage } from '../messages/last-message';

interface ChatRowProps {
  chat: ChatSummary;
  now: string;
  isOpen: boolean;
  /** The query of the list, kept while a chat is open. */
  search: string;
}

export function ChatRow({ chat, now, isOpen, search }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { writing } = useRealtime();
  const { characterInfo, lastMessage, unreadCount } = chat;
  const isWriting = !chat.isSetAside && writing.has(characterInfo._id);
  const gone = characterInfo.isWithdrawn ? t('withdrawn.row') : null;
  const instead = isWriting ? t('typing') : gone;
  return (
    <Link
      to={`/chats/${characterInfo.slug}${search}#latest`}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(
        // The end stays free for the chat's actions where they are always visible.
        'flex items-center gap-3.5 py-2.75 ps-4 pe-14 transition duration-120 md:ps-5 lg:pe-5 lg:noscript:pe-14',
        isOpen ? 'bg-veil-2' : 'hover:bg-veil',
      )}
    >
      <Avatar src={characterInfo.avatar} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate text-[0.9375rem]/5.5 font-[560]">{characterInfo.name}</span>
          {chat.isSetAside && <Sign icon="history" label={t('set-aside.row')} />}
          {chat.isMuted && <Sign icon="bell-off" label={t('manage.is-muted')} />}
          {chat.isPinned && <Sign icon="pin" label={t('manage.is-pinned')} className="ms-auto" />}
          {lastMessage && (
            <time
              dateTime={lastMessage.sentAt}
              className={clsx(
                'text-fg-3 shrink-0 text-[0.78125rem]/5 tabular-nums',
                !chat.isPinned && 'ms-auto',
              )}
            >
              {chatTime(lastMessage.sentAt, { now, timeZone, locale })}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            className={clsx(
              'truncate text-[0.875rem]/5.5',
              isWriting && 'text-rose',
              !isWriting && (unreadCount > 0 ? 'text-fg' : 'text-fg-3'),
            )}
          >
            {instead ??
              (lastMessage && <LastMessage name={characterInfo.firstName} message={lastMessage} />)}
          </span>
          <UnreadBadge count={unreadCount} isQuiet={chat.isMuted} className="ms-auto" />
        </span>
      </span>
    </Link>
  );
}

interface SignProps {
  icon: IconName;
  label: string;
  className?: string;
}

/** Shows the state of a chat in the list. */
function Sign({ icon, label, className }: SignProps) {
  return (
    <span className={clsx('text-fg-3 shrink-0 self-center', className)}>
      <Icon name={icon} size={14} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
