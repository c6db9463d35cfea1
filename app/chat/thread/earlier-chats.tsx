import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { LocalTime } from '../../kit/site/local-time';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { LastMessage } from '../messages/last-message';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { GoOnHere } from './set-aside-note';
import { SidePane } from './side-pane';
import { threadHref } from './thread-place';

interface EarlierChatsProps {
  character: { id: string; slug: string; name: string; isWithdrawn: boolean };
  chats: ChatSummary[];
  nextCursor: string | null;
  /** True if there are newer chats than these. */
  isLater: boolean;
}

/** Lists the chats with a character that were set aside; shown beside the thread or in its place. */
export function EarlierChats({ character, chats, nextCursor, isLater }: EarlierChatsProps) {
  const { t } = useTranslation('chat');
  const { slug, name } = character;
  const path = `/chats/${slug}/earlier`;
  return (
    <SidePane
      title={t('set-aside.all')}
      close={{ to: `/chats/${slug}#latest`, label: t('set-aside.to-current') }}
    >
      <div className="mx-auto w-full max-w-160 flex-1 p-5">
        <p className="type-small text-fg-2 mb-4">
          {t(chats.length > 0 ? 'set-aside.about' : 'set-aside.none', { name })}
        </p>
        <ul className="space-y-3">
          {chats.map((chat) => (
            <li key={chat.chatId} className="border-line-2 bg-card rounded-card border p-4">
              <EarlierChat chat={chat} character={character} />
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {isLater && (
            <Link to={path} className={buttonClass({ kind: 'ghost', size: 'small' })}>
              {t('list.newest')}
            </Link>
          )}
          {nextCursor && (
            <Link
              to={`${path}?${new URLSearchParams({ cursor: nextCursor })}`}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {t('list.older')}
            </Link>
          )}
        </div>
      </div>
    </SidePane>
  );
}

type EarlierChatProps = Pick<EarlierChatsProps, 'character'> & { chat: ChatSummary };

function EarlierChat({ chat, character }: EarlierChatProps) {
  const { t } = useTranslation('chat');
  const { chatId, lastMessage, startedAt } = chat;
  const { slug, name } = character;
  return (
    <>
      <div className="flex items-start gap-2">
        <Link
          to={`${threadHref(slug, chatId)}#latest`}
          className="rounded-small min-h-11 min-w-0 flex-1"
        >
          <span className="block font-[560]">
            <LocalTime at={startedAt} format={{ dateStyle: 'long' }} />
          </span>
          {lastMessage && (
            <span className="text-fg-2 mt-0.5 line-clamp-2 text-[0.875rem]/5.5 wrap-anywhere">
              <LastMessage name={chat.characterInfo.firstName} message={lastMessage} />
            </span>
          )}
        </Link>
        <ModalLink
          modal="chatActions"
          meta={{ characterId: character.id, chatId }}
          className={iconButtonClass('plain', '-me-2 -mt-2')}
        >
          <span className="sr-only">{t('manage.title', { name })}</span>
          <Icon name="ellipsis" size={18} />
        </ModalLink>
      </div>
      {!character.isWithdrawn && (
        <div className="mt-3">
          <GoOnHere slug={slug} chatId={chatId} />
        </div>
      )}
    </>
  );
}
