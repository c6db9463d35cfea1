import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unread } from '~/domain/chat/chats/mark-read';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import type { ThreadData } from './thread-data';
import { messageHash, unreadHref } from './thread-place';

/** The number of messages that fit on a screen; no more unread ones need a link to the first. */
const onOneScreen = 5;

interface FirstUnreadLinkProps {
  unread: Unread;
  data: ThreadData;
}

/** Links to the first unread message, on this page or an earlier one. */
export function FirstUnreadLink({ unread, data }: FirstUnreadLinkProps) {
  const { t } = useTranslation('chat');
  const [wasFollowed, setFollowed] = useState(data.sought !== null);
  if (wasFollowed || unread.count <= onOneScreen) return null;
  const seq = unread.after + 1;
  const isHere = data.messages.some((message) => message.seq === seq);
  const className = buttonClass({ kind: 'light', size: 'small' }, 'mx-auto mt-2 flex! w-fit');
  const words = (
    <>
      <Icon name="chevron-up" size={16} />
      {t('first-unread', { count: unread.count })}
    </>
  );
  const follow = () => setFollowed(true);
  return isHere ? (
    <a href={messageHash(seq)} onClick={follow} className={className}>
      {words}
    </a>
  ) : (
    <Link to={unreadHref(data.character.slug, unread, data.setAside?.chatId)} className={className}>
      {words}
    </Link>
  );
}
