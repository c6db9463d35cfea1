import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Icon } from '../kit/ui/icons/icon';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { StaffShell } from './staff-shell';
import type { useStaff } from './use-staff';

interface StaffHomeProps {
  staff: NonNullable<ReturnType<typeof useStaff>>;
}

/** Shows the signed-in member of staff and their open tasks. */
export function StaffHome({ staff }: StaffHomeProps) {
  const { t } = useTranslation('staff');
  const hasQueue = staff.pages.some(({ to }) => to === '/admin/queue');
  const queue = hasQueue ? { to: '/admin/queue', label: t('queue.go') } : null;
  return (
    <StaffShell
      title={t('title')}
      about={t('welcome')}
      primary={queue && { ...queue, icon: 'layers' }}
    >
      <Waiting waiting={staff.waiting} />
      <div className="mt-6 grid max-w-240 gap-4 md:grid-cols-2">
        <section
          aria-labelledby="who"
          // From 1024 px, the navigation shows it.
          className="rounded-card border-line-2 bg-card shadow-card border p-5 lg:hidden"
        >
          <h2 id="who" className="type-caption text-fg-3">
            {t('signed-in-as')}
          </h2>
          <p className="mt-1.5 text-[1.0625rem]/6 font-[600] break-all">{staff.email}</p>
          <p className="type-small text-info mt-1 flex items-center gap-2">
            <span className="size-1.75 rounded-full bg-current" />
            {t(`role.${staff.role}`, { defaultValue: staff.role })}
          </p>
          <ActForm action="/admin" className="mt-5">
            <SubmitButton intent="sign-out" kind="outline" size="small" icon="log-out">
              {t('sign-out')}
            </SubmitButton>
          </ActForm>
        </section>
        <a
          href="/ops/queues"
          className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 flex items-center gap-4 border p-5 transition"
        >
          <span className={iconButtonClass('soft')}>
            <Icon name="layers" size={20} />
          </span>
          <span>
            <span className="block text-[0.9375rem] font-[600]">{t('queues')}</span>
            <span className="type-small text-fg-3 block">{t('queues-text')}</span>
          </span>
        </a>
      </div>
    </StaffShell>
  );
}

/** Shows the lists in which something waits, with its number. */
function Waiting({ waiting }: Pick<StaffHomeProps['staff'], 'waiting'>) {
  const { t } = useTranslation('staff');
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-[1.0625rem]/6 font-[600]">
        {t('waiting')}
      </h2>
      <ul className="mt-3 grid max-w-300 grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {waiting.map(({ to, title, icon, count, isEmpty }) => (
          <li key={to}>
            <Link
              to={to}
              className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 block h-full border p-4 transition"
            >
              <span className="text-fg-2 type-small flex items-center gap-2">
                <Icon name={icon} size={16} />
                {title}
              </span>
              <span
                className={clsx(
                  'mt-1.5 block text-[1.5rem]/8 font-[600] tabular-nums',
                  isEmpty && 'text-fg-3',
                )}
              >
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
