import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Archive } from '~/domain/chat/chats/count-archived';
import { UnreadBadge } from '../../kit/shell/unread-badge';
import { Icon } from '../../kit/ui/icons/icon';

/** Links to the archived chats. */
export function ArchiveRow({ unread, href }: Archive & { href: string }) {
  const { t } = useTranslation('chat');
  return (
    <Link
      to={href}
      className="text-fg-2 hover:bg-veil flex h-13 items-center gap-3.5 px-4 text-[0.9375rem] font-[540] transition duration-120 md:px-5"
    >
      <span className="flex w-12 shrink-0 justify-center">
        <Icon name="archive" size={20} />
      </span>
      {t('list.filter.archived')}
      <UnreadBadge count={unread} isQuiet className="ms-auto" />
    </Link>
  );
}

/** Shows the heading of the archived chats, with the link back. */
export function ArchiveHeading({ as: Heading, href }: { as: 'h2' | 'h3'; href: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex items-center gap-2 px-2 pb-2 md:px-3">
      <Link to={href} className="text-fg-2 flex size-11 items-center justify-center rounded-full">
        <span className="sr-only">{t('list.all-chats')}</span>
        <Icon name="chevron-left" size={20} />
      </Link>
      <Heading className="font-[560]">{t('list.filter.archived')}</Heading>
    </div>
  );
}
