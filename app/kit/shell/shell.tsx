import { useMatches } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomNavigation } from './bottom-navigation';

/** The parts of the shell that a page uses. A route sets it in `handle.shell`. */
type ShellKind =
  /** Bars and a readable width; used by most pages. */
  | 'page'
  /** Like page, with buttons of its own in place of a phone's navigation. */
  | 'steps'
  /** No top bar on large screens. The page fills the height. */
  | 'panes'
  /** Like panes, and without both bars on a phone. */
  | 'immersed'
  /** No top bar. The page fills the height above a phone's navigation. */
  | 'stage'
  /** Nothing but the page, which has a navigation of its own. */
  | 'bare';

interface ShellProps {
  kind: ShellKind;
  /** The number of unread chats. */
  unread: number;
  /** The navigation of wide screens. */
  side: ReactNode;
  /** Content above everything else. */
  banners: ReactNode;
  /** The bar above a page. */
  bar: ReactNode;
  /** Notices about the site or the viewer, below the bar. */
  notices: ReactNode;
  /** Content on top of the page. */
  over: ReactNode;
  children: ReactNode;
}

/** The frame of most pages. The route provides the content of the areas. */
export function Shell({ kind, unread, side, banners, bar, notices, over, children }: ShellProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a
        href="#main"
        className="bg-light text-on-light fixed start-2 top-2 z-50 -translate-y-20 rounded-full px-4 py-2 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {kind !== 'bare' && side}
      <div
        className={clsx(
          kind !== 'bare' && 'md:ps-18 lg:ps-59 print:ps-0!',
          (kind === 'immersed' || kind === 'stage') && 'flex h-dvh flex-col',
          kind === 'panes' && 'lg:flex lg:h-dvh lg:flex-col',
        )}
      >
        {banners}
        <div
          className={clsx(
            'print:hidden',
            kind === 'panes' && 'md:hidden',
            (kind === 'immersed' || kind === 'stage' || kind === 'bare') && 'hidden',
          )}
        >
          {bar}
        </div>
        {notices}
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            'outline-none',
            kind === 'immersed' && 'min-h-0 flex-1',
            // On a short screen the page scrolls, so that its buttons have room.
            kind === 'stage' && 'min-h-0 flex-1 max-md:min-h-140 max-md:pb-20.5',
            (kind === 'page' || kind === 'steps' || kind === 'panes') && 'max-md:pb-26',
            kind === 'panes' && 'lg:min-h-0 lg:flex-1 lg:overflow-y-auto',
          )}
        >
          {children}
        </main>
      </div>
      {kind !== 'immersed' && kind !== 'steps' && kind !== 'bare' && (
        <BottomNavigation unread={unread} />
      )}
      {over}
    </>
  );
}

/** Returns the kind of shell of the open page. */
export function useShellKind(): ShellKind {
  const kinds = useMatches().map(({ handle }) => kindOf(handle));
  return kinds.findLast((kind) => kind !== undefined) ?? 'page';
}

function kindOf(handle: unknown): ShellKind | undefined {
  const says = typeof handle === 'object' && handle !== null && 'shell' in handle;
  return says ? (handle.shell as ShellKind) : undefined;
}
