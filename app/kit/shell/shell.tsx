import { useMatches } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomNavigation } from './bottom-navigation';

/** How much of the shell a page wants; a route says so in `handle.shell`. */
type ShellKind =
  /** Bars and room to read: most pages. */
  | 'page'
  /** No bar above on large screens; the page fills the height. */
  | 'panes'
  /** As panes, and on a phone neither bar. */
  | 'immersed'
  /** No bar above; the page fills the height over the navigation of a phone. */
  | 'stage';

interface ShellProps {
  kind: ShellKind;
  /** Unread chats. */
  unread: number;
  /** The navigation of wide screens. */
  side: ReactNode;
  /** What stands above everything else. */
  banners: ReactNode;
  /** The bar above a page. */
  bar: ReactNode;
  /** What is said of the site or the viewer, under the bar. */
  notices: ReactNode;
  /** What lies over the page. */
  over: ReactNode;
  children: ReactNode;
}

/** The frame of most pages; what areas draw in it is given by its route. */
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
      {side}
      <div
        className={clsx(
          'md:ps-18 lg:ps-59 print:ps-0!',
          (kind === 'immersed' || kind === 'stage') && 'flex h-dvh flex-col',
          kind === 'panes' && 'lg:flex lg:h-dvh lg:flex-col',
        )}
      >
        {banners}
        <div
          className={clsx(
            'print:hidden',
            kind === 'panes' && 'md:hidden',
            (kind === 'immersed' || kind === 'stage') && 'hidden',
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
            // Its buttons have room on a short screen, too: the page then scrolls.
            kind === 'stage' && 'min-h-0 flex-1 max-md:min-h-140 max-md:pb-20.5',
            (kind === 'page' || kind === 'panes') && 'max-md:pb-26',
            kind === 'panes' && 'lg:min-h-0 lg:flex-1 lg:overflow-y-auto',
          )}
        >
          {children}
        </main>
      </div>
      {kind !== 'immersed' && <BottomNavigation unread={unread} />}
      {over}
    </>
  );
}

/** How much of the shell the page wants that is open. */
export function useShellKind(): ShellKind {
  const kinds = useMatches().map(({ handle }) => kindOf(handle));
  return kinds.findLast((kind) => kind !== undefined) ?? 'page';
}

function kindOf(handle: unknown): ShellKind | undefined {
  const says = typeof handle === 'object' && handle !== null && 'shell' in handle;
  return says ? (handle.shell as ShellKind) : undefined;
}
