import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';

const sections = [
  { to: '/settings', label: 'sections.overview' },
  { to: '/settings/profile', label: 'sections.profile' },
  { to: '/settings/security', label: 'sections.security' },
  { to: '/settings/privacy', label: 'sections.privacy' },
  { to: '/settings/notifications', label: 'sections.notifications' },
  { to: '/settings/memberships', label: 'sections.memberships' },
  { to: '/settings/statement', label: 'sections.statement' },
  { to: '/settings/standing', label: 'sections.standing' },
];

/** The pages of the settings. On a phone the row scrolls horizontally. */
export function SettingsTabs() {
  const { t } = useTranslation('account');
  return (
    <nav
      aria-label={t('sections.label')}
      className="border-line scroll-row -mx-4 mb-6 border-b px-4 md:mx-0 md:px-0"
    >
      <ul className="flex gap-6.5">
        {sections.map(({ to, label }) => (
          <li key={to} className="shrink-0 snap-start">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                clsx(
                  'relative flex h-11 items-center text-[0.9375rem] font-[520] whitespace-nowrap transition duration-120 focus-visible:-outline-offset-2',
                  isActive
                    ? 'text-fg after:bg-accent after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full'
                    : 'text-fg-3 hover:text-fg',
                )
              }
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
