import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icons/icon';
import { destinations } from './destinations';
import { UnreadBadge } from './unread-badge';

const shown = destinations.filter(({ isOnSideOnly }) => !isOnSideOnly);

interface BottomNavigationProps {
  unread: number;
}

/** The bottom navigation for screens under 768 px, above the phone's own bar. */
export function BottomNavigation({ unread }: BottomNavigationProps) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('nav.label')}
      className="border-line fixed inset-x-0 bottom-0 z-30 border-t bg-[rgb(15_9_18/.86)] pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-[22px] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {shown.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                clsx(
                  'group flex flex-col items-center gap-1 pt-2.5 pb-2 text-[0.71875rem]/4 font-[520] transition duration-120',
                  isActive ? 'text-fg' : 'text-fg-3',
                )
              }
            >
              <span className="relative">
                <Icon name={icon} size={23} className="group-aria-[current=page]:text-rose" />
                {to === '/chats' && (
                  <UnreadBadge count={unread} className="absolute start-3 -top-2 h-4.5 min-w-4.5" />
                )}
              </span>
              <span className="max-[300px]:sr-only">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
