import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../kit/forms/form';
import { Brand } from '../kit/shell/brand';
import { useSite } from '../kit/site/use-site';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { earningsHref, masterHref } from './master-hrefs';

interface Place {
  to: string;
  icon: IconName;
  label: 'models' | 'earnings' | 'payouts' | 'account';
}

const places: readonly Place[] = [
  { to: masterHref, icon: 'users-round', label: 'models' },
  { to: earningsHref, icon: 'chart-line', label: 'earnings' },
  { to: '/verified-model/payouts', icon: 'wallet', label: 'payouts' },
  { to: '/settings', icon: 'circle-user', label: 'account' },
];

/** The frame of managers: a side navigation from 1024 px, a bar at the foot of smaller screens. */
export function AgencyShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['masters', 'shell']);
  return (
    <>
      <a
        href="#main"
        className="bg-light text-on-light fixed start-2 top-2 z-50 -translate-y-20 rounded-full px-4 py-2 focus:translate-y-0"
      >
        {t('shell:skip')}
      </a>
      <aside className="border-line bg-surface fixed inset-y-0 start-0 z-30 hidden w-59 flex-col border-e px-3.5 pt-6 pb-4 lg:flex">
        <Brand className="ps-3" />
        <p className="type-caption text-fg-2 mb-5 ps-12">{t('for-agencies')}</p>
        <nav aria-label={t('nav.label')}>
          <ul className="space-y-[3px]">
            {places.map((place) => (
              <li key={place.to}>
                <SideLink {...place} />
              </li>
            ))}
          </ul>
        </nav>
        <Account />
      </aside>
      <header className="border-line flex items-center justify-between border-b px-4 py-3 lg:hidden">
        <Brand />
        <ActForm action="/sign_out">
          <IconButton type="submit" icon="log-out" label={t('shell:log-out')} />
        </ActForm>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-5 pb-28 outline-none md:px-6 lg:ps-67 lg:pe-8 lg:pt-7 lg:pb-12"
      >
        <div className="mx-auto max-w-[1140px]">{children}</div>
      </main>
      <FootBar />
    </>
  );
}

/** The navigation of small screens. */
function FootBar() {
  const { t } = useTranslation('masters');
  return (
    <nav
      aria-label={t('nav.label')}
      className="border-line fixed inset-x-0 bottom-0 z-30 border-t bg-[rgb(15_9_18/.94)] pb-[max(8px,env(safe-area-inset-bottom))] lg:hidden"
    >
      <ul className="grid grid-cols-4">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === masterHref}
              className={({ isActive }) =>
                clsx(
                  'group flex min-h-14 flex-col items-center justify-center gap-1 text-[0.71875rem]/4 font-[520]',
                  isActive ? 'text-fg' : 'text-fg-2',
                )
              }
            >
              <Icon name={icon} size={23} className="group-aria-[current=page]:text-rose" />
              {t(`nav.${label}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SideLink({ to, icon, label }: Place) {
  const { t } = useTranslation('masters');
  return (
    <NavLink
      to={to}
      end={to === masterHref}
      className={({ isActive }) =>
        clsx(
          'group rounded-input flex h-11 items-center gap-3.5 px-3 text-[0.9375rem] font-[540] transition duration-120',
          isActive ? 'bg-veil-2 text-fg' : 'text-fg-2 hover:bg-veil hover:text-fg',
        )
      }
    >
      <Icon name={icon} size={20} className="group-aria-[current=page]:text-rose" />
      {t(`nav.${label}`)}
    </NavLink>
  );
}

/** The foot of the side navigation: who is signed in, and the way out. */
function Account() {
  const { t } = useTranslation('shell');
  const { viewer } = useSite();
  if (viewer.kind !== 'member') return null;
  return (
    <div className="mt-auto flex items-center gap-3 ps-2">
      <span
        aria-hidden="true"
        className="bg-mine font-display text-on-mine flex size-9 shrink-0 items-center justify-center rounded-full"
      >
        {viewer.name.charAt(0)}
      </span>
      <span className="min-w-0 flex-1 truncate text-[0.875rem]/5 font-[540]">{viewer.name}</span>
      <ActForm action="/sign_out">
        <IconButton type="submit" icon="log-out" label={t('log-out')} className="-me-2" />
      </ActForm>
    </div>
  );
}
