import { Link, NavLink, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { Brand } from '../../kit/shell/brand';
import { BrandMark } from '../../kit/ui/marks/brand-mark';
import { useClosingMenu } from '../../kit/ui/behaviour/use-closing-menu';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { useStaff } from '../use-staff';
import { useGroups, type ShownGroup } from './groups';

const rowClass =
  'rounded-small text-fg-2 hover:bg-veil hover:text-fg aria-[current=page]:bg-veil aria-[current=page]:text-fg flex items-center gap-3 px-2.5 text-[0.84375rem] whitespace-nowrap transition';

/** The navigation beside a page: names from 1024 px, icons from 768 px. */
export function SideNavigation() {
  return (
    <>
      <aside className="border-line bg-surface fixed inset-y-0 start-0 z-20 hidden w-55 flex-col border-e px-2.5 pt-6 pb-4 lg:flex">
        <Brand className="mx-2.5 mb-5 self-start" />
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Groups />
        </div>
        <Account />
      </aside>
      <Rail />
    </>
  );
}

/** The menu of a phone. It closes when another page is shown. */
export function PhoneNavigation() {
  const { t } = useTranslation('staff');
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  return (
    <details key={key} ref={menu} className="md:hidden">
      <summary
        aria-label={t('shell.menu')}
        className="rounded-small flex size-11 cursor-pointer list-none items-center justify-center [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" size={20} />
      </summary>
      <div className="border-line bg-surface shadow-card absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b px-4 pt-3 pb-5">
        <Groups />
        <Account />
      </div>
    </details>
  );
}

function Groups() {
  const { t } = useTranslation('staff');
  const groups = useGroups();
  return (
    <nav aria-label={t('title')}>
      <NavLink to="/admin" end className={clsx(rowClass, 'h-11 lg:h-8')}>
        <Icon name="house" size={18} />
        {t('home')}
      </NavLink>
      {groups.map((group) => (
        <Group key={`${group.name} ${group.isCurrent}`} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { name, icon, pages, waiting, isCurrent } }: { group: ShownGroup }) {
  const { t } = useTranslation('staff');
  return (
    <details open={isCurrent} className="group mt-0.5">
      <summary
        className={clsx(
          rowClass,
          'h-11 cursor-pointer list-none lg:h-8 [&::-webkit-details-marker]:hidden',
          isCurrent && 'text-fg',
        )}
      >
        <Icon name={icon} size={18} />
        <span className="flex-1">{t(`group.${name}`)}</span>
        {waiting > 0 && (
          <span className="bg-raised type-caption text-fg rounded-full px-2 tabular-nums group-open:hidden">
            {t('shell.number', { number: waiting })}
            <span className="sr-only"> {t('shell.waiting')}</span>
          </span>
        )}
        <Icon name="chevron-right" size={14} className="text-fg-3 group-open:rotate-90" />
      </summary>
      <div className="border-line ms-4.5 border-s ps-3">
        {pages.map((page) => (
          <NavLink key={page.to} to={page.to} className={clsx(rowClass, 'h-11 lg:h-7.5')}>
            {page.label}
          </NavLink>
        ))}
        {name === 'system' && <OwnPages />}
      </div>
    </details>
  );
}

/** The pages that all staff may open. */
function OwnPages() {
  const { t } = useTranslation('staff');
  return (
    <>
      <NavLink to="/admin/security" className={clsx(rowClass, 'h-11 lg:h-7.5')}>
        {t('security')}
      </NavLink>
      {/* The dashboard belongs to another program, so the link loads a whole page. */}
      <a href="/ops/queues" className={clsx(rowClass, 'h-11 lg:h-7.5')}>
        {t('queues')}
      </a>
    </>
  );
}

/** Shows the signed-in member of staff, with the way out. */
function Account() {
  const { t } = useTranslation('staff');
  const staff = useStaff();
  if (!staff) return null;
  return (
    <div className="border-line mt-3 flex items-center gap-2 border-t px-2.5 pt-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.8125rem]/5 font-[560]">{staff.email}</p>
        <p className="type-caption text-fg-3">
          {t(`role.${staff.role}`, { defaultValue: staff.role })}
        </p>
      </div>
      <ActForm action="/admin">
        <SubmitButton
          intent="sign-out"
          kind="ghost"
          size="small"
          icon="log-out"
          aria-label={t('sign-out')}
          title={t('sign-out')}
          className="min-h-11 lg:min-h-9"
        >
          {null}
        </SubmitButton>
      </ActForm>
    </div>
  );
}

/** The groups as icons, each a link to its first page. The trail of the bar leads to the others. */
function Rail() {
  const { t } = useTranslation('staff');
  const groups = useGroups();
  return (
    <aside className="border-line bg-surface fixed inset-y-0 start-0 z-20 hidden w-15 flex-col items-center border-e pt-4 md:flex lg:hidden">
      <Link to="/admin" aria-label={t('title')} className="rounded-small mb-4 p-2">
        <BrandMark className="size-6" />
      </Link>
      <nav aria-label={t('title')} className="flex flex-col gap-1">
        <RailLink to="/admin" icon="house" label={t('home')} end />
        {groups.map(({ name, icon, pages, waiting, isCurrent }) => (
          <RailLink
            key={name}
            to={pages[0]?.to ?? '/admin/security'}
            icon={icon}
            label={t(`group.${name}`)}
            waiting={waiting}
            isCurrent={isCurrent}
          />
        ))}
      </nav>
    </aside>
  );
}

interface RailLinkProps {
  to: string;
  icon: IconName;
  label: string;
  waiting?: number;
  isCurrent?: boolean;
  end?: boolean;
}

function RailLink({ to, icon, label, waiting = 0, isCurrent = false, end = false }: RailLinkProps) {
  const { t } = useTranslation('staff');
  return (
    <NavLink
      to={to}
      end={end}
      title={label}
      aria-label={waiting > 0 ? `${label}, ${t('shell.waits', { count: waiting })}` : label}
      className={clsx(
        'rounded-small text-fg-2 hover:bg-veil hover:text-fg aria-[current=page]:text-rose aria-[current=page]:bg-veil relative flex size-11 items-center justify-center transition',
        isCurrent && 'bg-veil text-rose',
      )}
    >
      <Icon name={icon} size={20} />
      {waiting > 0 && (
        <span
          aria-hidden="true"
          className="bg-raised text-fg absolute -end-1 -top-1 rounded-full px-1.5 text-[0.6875rem]/4.5 tabular-nums"
        >
          {waiting > 99 ? '99+' : waiting}
        </span>
      )}
    </NavLink>
  );
}
