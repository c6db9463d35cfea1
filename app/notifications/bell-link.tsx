import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { CountBadge } from '../kit/ui/marks/count-badge';
import { useLiveUnread } from './use-live-unread';

/** Links to the notices and shows the number of unread ones. */
export function BellLink({ unread: loaded }: { unread: number }) {
  const { t } = useTranslation('shell');
  const unread = useLiveUnread(loaded);
  return (
    <NavLink
      to="/notifications"
      title={t('bell')}
      data-unread={unread}
      className={({ isActive }) =>
        clsx(
          'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160',
          isActive ? 'text-rose' : 'text-fg-2 hover:bg-veil hover:text-fg',
        )
      }
    >
      <Icon name="bell" size={20} />
      <span className="sr-only">{t('bell')}</span>
      <CountBadge
        count={unread}
        label={t('bell-unread', { count: unread })}
        className="absolute end-0 top-0"
      />
    </NavLink>
  );
}
