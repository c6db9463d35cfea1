import { Link } from '@remix-run/react';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { ConnectionStrip } from '../kit/connection/connection-strip';
import { fallbackLocale } from '../kit/i18n/locales';
import { ButtonLink } from '../kit/ui/buttons/button';
import type { IconName } from '../kit/ui/icons/icon-names';
import { SideNavigation } from './shell/navigation';
import { TopBar } from './shell/top-bar';
import { useKeys } from './shell/use-keys';

const Palette = lazy(() => import('./shell/palette'));
const KeysDialog = lazy(() => import('./shell/keys-dialog'));

interface StaffShellProps {
  title: string;
  about: string;
  /** The list to which this page belongs. */
  back?: { to: string; label: string };
  /** The link to the form that adds an item. */
  primary?: { to: string; label: string; icon?: IconName } | null;
  children: ReactNode;
}

/** A page of the back office with its navigation, bar and content. */
export function StaffShell({ title, about, back, primary, children }: StaffShellProps) {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const onSearch = useCallback(() => setOpen('search'), []);
  const onHelp = useCallback(() => setOpen('keys'), []);
  const onClose = useCallback(() => setOpen(null), []);
  useKeys({ onSearch, onHelp });
  return (
    <div lang={fallbackLocale} className="min-h-dvh md:ps-15 lg:ps-55">
      <ConnectionStrip />
      <SideNavigation />
      <TopBar title={title} onSearch={onSearch} />
      <main className="px-4 py-5 md:px-5 lg:px-7">
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
              icon={primary.icon ?? 'plus'}
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
              aria-keyshortcuts="U"
              className="rounded-small inline-flex min-h-6 underline underline-offset-2"
            >
              {back.label}
            </Link>
          </p>
        )}
        {children}
      </main>
      <Suspense>
        {open === 'search' && <Palette onClose={onClose} />}
        {open === 'keys' && <KeysDialog onClose={onClose} />}
      </Suspense>
    </div>
  );
}
