import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icons/icon';
import { Brand } from './brand';
import { destinations } from './destinations';
import { UnreadBadge } from './unread-badge';

interface SideNavigationProps {
  /** The number of unread chats. */
  unread: number;
  /** Content below the destinations. */
  children: ReactNode;
}

/** The side navigation: 236 px wide from 1024 px, a 72 px rail of icons from 768 px. */
export function SideNavigation({ unread, children }: SideNavigationProps) {
  const { t } = useTranslation('shell');
  return (
    <aside className="border-line bg-surface fixed inset-y-0 start-0 z-30 hidden w-18 flex-col border-e px-3.5 pt-6 pb-4 md:flex lg:w-59 print:hidden!">
      <Brand className="mb-6 self-center lg:self-start lg:ps-3" nameClassName="max-lg:hidden" />
      <nav aria-label={t('nav.label')}>
        <ul className="space-y-[3px]">
          {destinations.map(({ to, icon, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                title={t(label)}
                className={({ isActive }) =>
                  clsx(
                    'group rounded-input relative flex h-11 items-center justify-center gap-3.5 px-3 text-[0.9375rem] font-[540] transition duration-120 lg:justify-start',
                    isActive ? 'bg-veil-2 text-fg' : 'text-fg-2 hover:bg-veil hover:text-fg',
                  )
                }
              >
                <Icon name={icon} size={20} className="group-aria-[current=page]:text-rose" />
                <span className="max-lg:sr-only">{t(label)}</span>
                {to === '/chats' && (
                  <UnreadBadge
                    count={unread}
                    className="max-lg:absolute max-lg:end-0 max-lg:top-0.5 lg:ms-auto"
                  />
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </aside>
  );
}
