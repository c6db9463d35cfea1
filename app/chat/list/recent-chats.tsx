import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLiveChats } from './use-live-chats';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { threadHref } from '../thread/thread-place';
import { LastMessage } from '../messages/last-message';
import { Avatar } from '../../kit/ui/media/avatar';

interface RecentChatsProps {
  chats: ChatSummary[];
}

export function RecentChats({ chats: loaded }: RecentChatsProps) {
  const { t } = useTranslation('shell');
  const chats = useLiveChats(loaded);
  if (chats.length === 0) return <div className="flex-1" />;
  return (
    <nav aria-labelledby="recent-title" className="mt-7 min-h-0 flex-1 overflow-hidden">
      <h2 id="recent-title" className="type-eyebrow text-fg-3 mb-3 px-3 max-lg:sr-only">
        {t('recent')}
      </h2>
      <ul className="space-y-1">
        {chats.map(({ chatId, characterInfo, isSetAside, lastMessage }) => (
          <li key={chatId}>
            <Link
              to={`${threadHref(characterInfo.slug, isSetAside ? chatId : undefined)}#latest`}
              title={characterInfo.name}
              className="rounded-input hover:bg-veil flex items-center justify-center gap-3 px-1 py-1.5 transition duration-120 lg:justify-start lg:px-3"
            >
              <Avatar src={characterInfo.avatar} className="size-9" />
              <span className="min-w-0 max-lg:sr-only">
                <span className="block truncate text-[0.875rem]/5 font-[540]">
                  {characterInfo.firstName}
                </span>
                <span className="text-fg-3 block truncate text-[0.78125rem]/4.5">
                  {lastMessage && (
                    <LastMessage name={characterInfo.firstName} message={lastMessage} />
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
