import { useTranslation } from 'react-i18next';
import type { NoticeFilter } from '~/domain/notifications/groups';
import { ButtonLink } from '../kit/ui/buttons/button';
import { EmptyState } from '../kit/ui/feedback/empty-state';
import { Icon } from '../kit/ui/icons/icon';

/** Shown when there are no notices, or no unread ones. */
export function NoNotices({ filter }: { filter: NoticeFilter }) {
  const { t } = useTranslation('notifications');
  const isRead = filter === 'unread';
  return (
    <div className="pt-8">
      <span
        aria-hidden="true"
        className="bg-raised mx-auto flex size-18 items-center justify-center rounded-full"
      >
        <Icon name={isRead ? 'check-check' : 'bell'} size={32} className="text-rose" />
      </span>
      <EmptyState
        pictures={[]}
        title={t(isRead ? 'empty.unread-title' : 'empty.title')}
        actions={isRead ? undefined : <ButtonLink to="/characters">{t('empty.action')}</ButtonLink>}
      >
        {t(isRead ? 'empty.unread-text' : 'empty.text')}
      </EmptyState>
    </div>
  );
}
