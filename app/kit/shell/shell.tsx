import { useMatches } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../../chat/presenters/chat-for-fan';
import { FailedVideos } from '../../chat/videos/failed-videos';
import { useStoredVideos, VideosContext } from '../../chat/videos/use-videos';
import { VideoNews } from '../../chat/videos/video-news';
import { VideoStack } from '../../chat/videos/video-stack';
import { ConnectionStrip } from '../connection/connection-strip';
import { useDesktopNotices } from '../../notifications/use-desktop-notices';
import { useRealtime } from '../../chat/live/realtime-context';
import { ConsentBanner } from '../../consent/consent-banner';
import { BottomNavigation } from './bottom-navigation';
import { SideNavigation } from './side-navigation';
import { ChangeNotice } from '../../legal/change-notice';
import { DueNotice } from '../../subscriptions/due-notice';
import { StandingNotice } from '../../strikes/standing-notice';
import { TopBar } from './top-bar';

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
  unread: number;
  /** Unread notifications. */
  notifications: number;
  recent: ChatSummary[];
  /** Whether the viewer waits for a video, or has one that they have not looked at. */
  isVideoStored: boolean;
  children: ReactNode;
}

export function Shell({ unread, notifications, recent, isVideoStored, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const kind = useShellKind();
  const { state } = useRealtime();
  useDesktopNotices();
  const videos = useStoredVideos({ isVideoStored });
  return (
    <VideosContext.Provider value={videos}>
      <a
        href="#main"
        className="bg-light text-on-light fixed start-2 top-2 z-50 -translate-y-20 rounded-full px-4 py-2 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <SideNavigation
        unread={unread}
        notifications={kind === 'page' ? null : notifications}
        recent={recent}
      />
      <div
        className={clsx(
          'md:ps-18 lg:ps-59 print:ps-0!',
          (kind === 'immersed' || kind === 'stage') && 'flex h-dvh flex-col',
          kind === 'panes' && 'lg:flex lg:h-dvh lg:flex-col',
        )}
      >
        <ConsentBanner />
        <ChangeNotice />
        <div
          className={clsx(
            'print:hidden',
            kind === 'panes' && 'md:hidden',
            (kind === 'immersed' || kind === 'stage') && 'hidden',
          )}
        >
          <TopBar notifications={notifications} />
        </div>
        <ConnectionStrip link={state} />
        <StandingNotice />
        <DueNotice />
        <FailedVideos />
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
      <VideoStack look="column" />
      <VideoNews />
    </VideosContext.Provider>
  );
}

function useShellKind(): ShellKind {
  const kinds = useMatches().map(({ handle }) => kindOf(handle));
  return kinds.findLast((kind) => kind !== undefined) ?? 'page';
}

function kindOf(handle: unknown): ShellKind | undefined {
  const says = typeof handle === 'object' && handle !== null && 'shell' in handle;
  return says ? (handle.shell as ShellKind) : undefined;
}
