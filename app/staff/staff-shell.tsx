import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPermitted, type Permission } from '~/domain/staff/permissions';
import { ConnectionStrip } from '../kit/connection/connection-strip';
import { fallbackLocale } from '../kit/i18n/locales';
import { Brand } from '../kit/shell/brand';
import { Icon } from '../kit/ui/icons/icon';
import { useStaff } from './use-staff';
import type { IconName } from '../kit/ui/icons/icon-names';

interface StaffShellProps {
  title: string;
  about: string;
  /** The list that this page is of. */
  back?: { to: string; label: string };
  children: ReactNode;
}

const linkClass =
  'rounded-small text-fg-2 hover:bg-veil hover:text-fg aria-[current=page]:bg-veil aria-[current=page]:text-fg -mx-2.5 flex h-9 items-center gap-3 px-2.5 text-[0.875rem] transition';

/** A page of the back office: where one may go, and what is there. */
export function StaffShell({ title, about, back, children }: StaffShellProps) {
  const { t } = useTranslation('staff');
  return (
    <div lang={fallbackLocale} className="min-h-dvh md:ps-55">
      <ConnectionStrip />
      <aside className="border-line bg-surface px-5 py-6 max-md:border-b md:fixed md:inset-y-0 md:start-0 md:w-55 md:border-e">
        <Brand />
        <Link to="/admin" className="type-caption text-fg-3 mt-1 flex min-h-6 w-fit items-center">
          {t('title')}
        </Link>
        <StaffPages />
      </aside>
      <main className="px-4 py-7 md:px-8">
        <h1 className="type-staff">{title}</h1>
        <p className="type-small text-fg-3 mt-1 max-w-180">{about}</p>
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

interface SafetyPage {
  to: string;
  icon: IconName;
  label: 'flags.title' | 'appeals.title' | 'notices.title' | 'age-reviews';
  permission: Permission;
}

const safetyPages: readonly SafetyPage[] = [
  { to: '/admin/flags', icon: 'flag', label: 'flags.title', permission: 'flags.review' },
  { to: '/admin/appeals', icon: 'scale', label: 'appeals.title', permission: 'appeals.answer' },
  { to: '/admin/notices', icon: 'eye-off', label: 'notices.title', permission: 'notices.decide' },
  { to: '/admin/age-reviews', icon: 'shield', label: 'age-reviews', permission: 'accounts.review' },
];

/** The pages of the back office that the member of staff may open. */
function StaffPages() {
  const { t } = useTranslation('staff');
  const staff = useStaff();
  const may = (permission: Permission) => staff !== null && isPermitted(staff.role, permission);
  return (
    <nav aria-label={t('title')} className="mt-5 max-md:mt-3">
      {may('flags.review') && (
        <>
          <p className="type-eyebrow text-fg-3 mb-2 max-md:sr-only">{t('safety')}</p>
          <div className="max-md:flex max-md:flex-wrap max-md:gap-x-6 md:mb-5">
            {safetyPages
              .filter(({ permission }) => may(permission))
              .map(({ to, icon, label }) => (
                <PageLink key={to} to={to} icon={icon}>
                  {t(label)}
                </PageLink>
              ))}
          </div>
        </>
      )}
      <p className="type-eyebrow text-fg-3 mb-2 max-md:sr-only">{t('system')}</p>
      <div className="max-md:flex max-md:flex-wrap max-md:gap-x-6">
        <PageLink to="/admin/security" icon="key-round">
          {t('security')}
        </PageLink>
        {may('actions.read') && (
          <PageLink to="/admin/actions" icon="history">
            {t('actions.title')}
          </PageLink>
        )}
        {may('staff.reset') && (
          <PageLink to="/admin/staff" icon="users">
            {t('staff')}
          </PageLink>
        )}
        {/* The dashboard is another program's page: a whole visit leads there. */}
        <a href="/ops/queues" className={linkClass}>
          <Icon name="layers" />
          {t('queues')}
        </a>
      </div>
    </nav>
  );
}

function PageLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <NavLink to={to} className={linkClass}>
      <Icon name={icon} />
      {children}
    </NavLink>
  );
}
