import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPermitted, type Permission } from '~/domain/staff/permissions';
import { ConnectionStrip } from '../connection/connection-strip';
import { fallbackLocale } from '../i18n/locales';
import { Brand } from '../shell/brand';
import { useSite } from '../shell/use-site';
import { Icon } from '../ui/icons/icon';
import { useStaff } from './use-staff';
import type { IconName } from '../ui/icons/icon-names';

interface StaffShellProps {
  title: string;
  about: string;
  children: ReactNode;
}

const linkClass =
  'rounded-small text-fg-2 hover:bg-veil hover:text-fg aria-[current=page]:bg-veil aria-[current=page]:text-fg -mx-2.5 flex h-9 items-center gap-3 px-2.5 text-[0.875rem] transition';

/** A page of the back office: where one may go, and what is there. */
export function StaffShell({ title, about, children }: StaffShellProps) {
  const { t } = useTranslation('staff');
  const { product } = useSite();
  const staff = useStaff();
  const may = (permission: Permission) => staff !== null && isPermitted(staff.role, permission);
  return (
    <div lang={fallbackLocale} className="min-h-dvh md:ps-55">
      <ConnectionStrip />
      <aside className="border-line bg-surface px-5 py-6 max-md:border-b md:fixed md:inset-y-0 md:start-0 md:w-55 md:border-e">
        <Brand name={product.name} />
        <Link to="/admin" className="type-caption text-fg-3 mt-1 flex min-h-6 w-fit items-center">
          {t('title')}
        </Link>
        <nav aria-label={t('title')} className="mt-5 max-md:mt-3">
          {may('flags.review') && (
            <>
              <p className="type-eyebrow text-fg-3 mb-2 max-md:sr-only">{t('safety')}</p>
              <div className="max-md:flex max-md:flex-wrap max-md:gap-x-6 md:mb-5">
                <SafetyLinks may={may} />
              </div>
            </>
          )}
          <p className="type-eyebrow text-fg-3 mb-2 max-md:sr-only">{t('system')}</p>
          <div className="max-md:flex max-md:flex-wrap max-md:gap-x-6">
            <PageLink to="/admin/security" icon="key-round">
              {t('security')}
            </PageLink>
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
      </aside>
      <main className="px-4 py-7 md:px-8">
        <h1 className="type-staff">{title}</h1>
        <p className="type-small text-fg-3 mt-1 max-w-180">{about}</p>
        {children}
      </main>
    </div>
  );
}

/** Where what people said and showed is decided about, as far as somebody may. */
function SafetyLinks({ may }: { may: (permission: Permission) => boolean }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <PageLink to="/admin/flags" icon="flag">
        {t('flags.title')}
      </PageLink>
      {may('appeals.answer') && (
        <PageLink to="/admin/appeals" icon="scale">
          {t('appeals.title')}
        </PageLink>
      )}
      {may('notices.decide') && (
        <PageLink to="/admin/notices" icon="eye-off">
          {t('notices.title')}
        </PageLink>
      )}
      {may('accounts.review') && (
        <PageLink to="/admin/age-reviews" icon="shield">
          {t('age-reviews')}
        </PageLink>
      )}
    </>
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
