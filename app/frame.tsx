import type { ReactNode } from 'react';
import { AccountCard } from './accounts/frame/account-card';
import { SiteSearch } from './characters/search/site-search';
import { RecentChats } from './chat/list/recent-chats';
import { useRealtime } from './chat/live/realtime-context';
import { FailedVideos } from './chat/videos/failed-videos';
import { useStoredVideos, VideosContext } from './chat/videos/use-videos';
import { VideoNews } from './chat/videos/video-news';
import { VideoStack } from './chat/videos/video-stack';
import { ConsentBanner } from './consent/consent-banner';
import { ConnectionStrip } from './kit/connection/connection-strip';
import { GiftLink } from './gamification/gift-link';
import { QuestNews } from './gamification/news/quest-news';
import type { PlayFrame } from './gamification/server/read-play-frame.server';
import { Shell, useShellKind } from './kit/shell/shell';
import { SideNavigation } from './kit/shell/side-navigation';
import { TopBar } from './kit/shell/top-bar';
import { ChangeNotice } from './legal/change-notice';
import { MakingNews } from './made-characters/making-news';
import { BellLink } from './notifications/bell-link';
import { useDesktopNotices } from './notifications/use-desktop-notices';
import { AccountStatusNotice } from './strikes/account-status-notice';
import { DueNotice } from './subscriptions/due-notice';
import { BalancePill } from './wallet/balance-pill';
import type { ChatSummary } from './chat/presenters/chat-for-fan';

interface FrameProps {
  /** The number of unread chats. */
  unread: number;
  /** The number of unread notifications. */
  notifications: number;
  recent: ChatSummary[];
  /** True if the viewer has a video in progress or one that they have not watched. */
  isVideoStored: boolean;
  /** The viewer's level and daily reward; null for one who does not play. */
  play: PlayFrame | null;
  children: ReactNode;
}

/** Renders the shell with the parts of all areas, in the order in which they appear. */
export function Frame(props: FrameProps) {
  const { unread, notifications, recent, isVideoStored, play, children } = props;
  const kind = useShellKind();
  const { state } = useRealtime();
  useDesktopNotices();
  const videos = useStoredVideos({ isVideoStored });
  const bell = <BellLink unread={notifications} />;
  return (
    <VideosContext.Provider value={videos}>
      <Shell
        kind={kind}
        unread={unread}
        side={
          <SideNavigation unread={unread}>
            <RecentChats chats={recent} />
            <AccountCard bell={kind === 'page' ? null : bell} level={play?.level ?? null} />
          </SideNavigation>
        }
        banners={
          <>
            <ConsentBanner />
            <ChangeNotice />
          </>
        }
        bar={
          <TopBar search={<SiteSearch />}>
            {play && <GiftLink play={play} />}
            <BalancePill />
            {bell}
          </TopBar>
        }
        notices={
          <>
            <ConnectionStrip link={state} />
            <AccountStatusNotice />
            <DueNotice />
            <FailedVideos />
          </>
        }
        over={
          <>
            <VideoStack look="column" />
            <VideoNews />
            {play && <QuestNews />}
            <MakingNews />
          </>
        }
      >
        {children}
      </Shell>
    </VideosContext.Provider>
  );
}
