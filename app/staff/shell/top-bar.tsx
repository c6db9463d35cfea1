import { Form, Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Icon } from '../../kit/ui/icons/icon';
import { longestSearch } from '../resources/found';
import { useStaff } from '../use-staff';
import { pageAt, useGroups } from './groups';
import { PhoneNavigation } from './navigation';

interface TopBarProps {
  title: string;
  onSearch: () => void;
}

/** The bar above a page: its place, the search and the clock; on phones the menu and the page's name. */
export function TopBar({ title, onSearch }: TopBarProps) {
  return (
    <header className="border-line bg-ink/92 sticky top-0 z-20 border-b backdrop-blur-md">
      <div className="flex h-14 items-center gap-3 px-4 md:h-13 md:px-5 lg:px-7">
        <PhoneNavigation />
        <Trail title={title} />
        <div className="ms-auto flex items-center gap-4">
          <Search onSearch={onSearch} />
          <Clock />
        </div>
      </div>
    </header>
  );
}

/** Shows the group, the list and the item of the page. On a tablet it leads to the pages of the group. */
function Trail({ title }: { title: string }) {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  const pages = useStaff()?.pages ?? [];
  const page = pageAt(pages, pathname);
  const group = useGroups().find(({ isCurrent }) => isCurrent);
  const isItem = page !== undefined && page.to !== pathname;
  return (
    <nav aria-label={t('shell.trail')} className="min-w-0">
      <ol className="text-fg-3 flex min-w-0 items-center gap-2 text-[0.84375rem]">
        {group && (
          <li className="flex items-center gap-2 max-md:hidden">
            {t(`group.${group.name}`)}
            <Icon name="chevron-right" size={14} />
          </li>
        )}
        {isItem && (
          <li className="flex items-center gap-2 max-md:hidden">
            <Link to={page.to} className="rounded-small hover:text-fg">
              {page.label}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        )}
        <li className="text-fg min-w-0 truncate font-[600] max-md:text-[1rem]" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

/** A search form without scripts, and the button of the palette with them. */
function Search({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('staff');
  const isHydrated = useHydrated();
  const fieldClass =
    'border-line-form bg-veil type-small text-fg-3 h-8.5 w-80 rounded-[10px] border ps-9 text-start max-lg:w-55';
  return (
    <>
      <Link
        to="/admin/search"
        aria-label={t('search.title')}
        className="rounded-small flex size-11 items-center justify-center md:hidden"
        onClick={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" size={20} />
      </Link>
      <Form action="/admin/search" role="search" className="relative max-md:hidden">
        <Icon
          name="search"
          size={16}
          className="text-fg-3 pointer-events-none absolute start-3 top-1/2 -translate-y-1/2"
        />
        {isHydrated ? (
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            onClick={onSearch}
            className={`${fieldClass} hover:border-rose/60 flex items-center pe-1.5 transition`}
          >
            <span className="flex-1 truncate">{t('search.prompt')}</span>
            <kbd className="border-line-2 rounded-[5px] border px-1.5 text-[0.75rem]/5 max-lg:hidden">
              Ctrl K
            </kbd>
          </button>
        ) : (
          <input
            type="search"
            name="q"
            aria-label={t('search.title')}
            placeholder={t('search.prompt')}
            maxLength={longestSearch}
            className={`${fieldClass} pe-3`}
          />
        )}
      </Form>
    </>
  );
}

/** Milliseconds between two readings of the clock. */
const tick = 10_000;

/** The time in UTC, as all times of the back office. */
function Clock() {
  const { t } = useTranslation('staff');
  const loaded = useStaff()?.now ?? '';
  const [now, setNow] = useState(loaded);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), tick);
    return () => clearInterval(timer);
  }, []);
  return (
    <time
      dateTime={now}
      className="type-small text-fg-3 whitespace-nowrap tabular-nums max-md:hidden"
    >
      {t('shell.clock', { time: now.slice(11, 16) })}
    </time>
  );
}
