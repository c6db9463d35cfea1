import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionStrip } from '../kit/connection/connection-strip';
import { fallbackLocale } from '../kit/i18n/locales';
import { Brand } from '../kit/shell/brand';
import { ButtonLink } from '../kit/ui/buttons/button';
import { Icon } from '../kit/ui/icons/icon';
import { navGroups } from './resources/shown';
import { useStaff } from './use-staff';
import type { IconName } from '../kit/ui/icons/icon-names';

interface StaffShellProps {
  title: string;
  about: string;
  /** The list to which this page belongs. */
  back?: { to: string; label: string };
  /** The link to the form that adds an item. */
  primary?: { to: string; label: string } | null;
  children: ReactNode;
}

const linkClass =
  'rounded-small text-fg-2 hover:bg-veil hover:text-fg aria-[current=page]:bg-veil aria-[current=page]:text-fg -mx-2.5 flex h-9 items-center gap-3 px-2.5 text-[0.875rem] whitespace-nowrap transition max-md:h-11';

/** A page of the back office with its navigation and content. */
export function StaffShell({ title, about, back, primary, children }: StaffShellProps) {
  const { t } = useTranslation('staff');
  return (
    <div lang={fallbackLocale} className="min-h-dvh md:ps-55">
      <ConnectionStrip />
      <aside className="border-line bg-surface px-5 py-6 max-md:border-b max-md:py-3 md:fixed md:inset-y-0 md:start-0 md:w-55 md:overflow-y-auto md:border-e">
        <Brand />
        <Link to="/admin" className="type-caption text-fg-3 mt-1 flex min-h-6 w-fit items-center">
          {t('title')}
        </Link>
        <StaffPages />
      </aside>
      <main className="px-4 py-7 md:px-8">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="type-staff">{title}</h1>
            <p className="type-small text-fg-3 mt-1 max-w-180">{about}</p>
          </div>
          {primary && (
            <ButtonLink
              to={primary.to}
              kind="light"
              size="small"
              icon="plus"
              className="min-h-11 max-sm:w-full"
            >
              {primary.label}
            </ButtonLink>
          )}
        </div>
        {back && (
          <p className="mt-3">
            <Link
              to={back.to}
              className="rounded-small inline-flex min-h-6 underline underline-offset-2"
            >
              {back.label}
            </Link>
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

/** The pages of the back office that the member of staff may open, by groups. */
function StaffPages() {
  const { t } = useTranslation('staff');
  const pages = useStaff()?.pages ?? [];
  const groups = navGroups.filter(
    (group) => group === 'system' || pages.some((page) => page.group === group),
  );
  return (
    // One row that scrolls horizontally on a phone.
    <nav
      aria-label={t('title')}
      className="relative mt-5 max-md:-mx-5 max-md:mt-2 max-md:flex max-md:gap-x-6 max-md:overflow-x-auto max-md:px-7"
    >
      {groups.map((group) => (
        <div key={group} className="max-md:flex max-md:gap-x-6 md:mb-5">
          <h2 className="type-eyebrow text-fg-3 mb-2 max-md:sr-only">{t(`group.${group}`)}</h2>
          <div className="max-md:flex max-md:gap-x-6">
            {pages
              .filter((page) => page.group === group)
              .map(({ to, icon, label }) => (
                <StaffLink key={to} to={to} icon={icon}>
                  {label}
                </StaffLink>
              ))}
            {group === 'system' && <OwnPages />}
          </div>
        </div>
      ))}
    </nav>
  );
}

/** The pages that all staff may open. */
function OwnPages() {
  const { t } = useTranslation('staff');
  return (
    <>
      <StaffLink to="/admin/security" icon="key-round">
        {t('security')}
      </StaffLink>
      {/* The dashboard belongs to another program, so the link loads a whole page. */}
      <a href="/ops/queues" className={linkClass}>
        <Icon name="layers" />
        {t('queues')}
      </a>
    </>
  );
}

function StaffLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <NavLink to={to} className={linkClass}>
      <Icon name={icon} />
      {children}
    </NavLink>
  );
}
