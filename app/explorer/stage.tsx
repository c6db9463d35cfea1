import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { modalHref, requestedModals } from '../kit/modals/modal-keys';
import { isInstalled } from '../install/installation';
import { viewPath } from '../posts/post-href';
import { useSite } from '../kit/site/use-site';
import { useCountLook } from '../kit/realtime/use-count-look';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedSearch } from './filters';
import { decidePopup } from '../offers/decide-popup';
import { countMove, writeCount } from '../offers/popup-counters';
import { shownPosts, videoTask, type VideoTask } from './shown-window';
import { StageEnd } from './stage-end';
import { StageGap } from './stage-gap';
import { StagePost } from './stage-post';
import { useExplorerFeed, type ExplorerFeed } from './use-explorer-feed';
import { useStage } from './use-stage';

/** Shows the feed, one post per screen. Without scripts it is five posts and a link to the next. */
export function Stage({ data }: { data: ExplorerData }) {
  const { t } = useTranslation('posts');
  const isHydrated = useHydrated();
  const feed = useExplorerFeed(data);
  const { ids, postOf, isLoading, reach } = feed;
  const screens = ids.length + 1;
  const { scroller, active, goTo } = useStage(screens, useCountMove(data));
  useEffect(() => {
    reach(active);
  });
  const looked = postOf(ids[active] ?? '');
  useCountLook(looked ? viewPath(looked) : null, 'POST');
  // Without scripts all posts are in the document.
  const shown = isHydrated ? shownPosts(active, ids.length) : [...ids.keys()];
  const here = `${explorerPath(data)}?${feedSearch(data.tab, data.filters)}`;
  return (
    <div className="relative h-full min-w-0 flex-1">
      <div
        ref={scroller}
        className="h-full snap-y snap-mandatory [scrollbar-width:none] overflow-y-auto overscroll-contain outline-none"
      >
        <div className="relative" style={{ height: `${screens * 100}%` }}>
          <div
            role="feed"
            aria-label={t('explorer.feed')}
            aria-busy={isLoading}
            className="absolute inset-0"
          >
            {shown.map((index) => {
              const id = ids[index] ?? '';
              return (
                <StagePlace
                  key={id}
                  id={id}
                  position={index + 1}
                  style={placeOf(index, screens)}
                  task={isHydrated || index <= 1 ? videoTask(index, active) : 'waits'}
                  feed={feed}
                  here={here}
                />
              );
            })}
          </div>
          <StageEnd
            // Keeps the position of a person waiting at the end when the feed grows: a scroller follows the
            // element that it has snapped to.
            key={`end-${ids.length}`}
            style={placeOf(ids.length, screens)}
            feed={feed}
            here={here}
          />
        </div>
      </div>
      <StageSteps active={active} screens={screens} goTo={goTo} />
    </div>
  );
}

interface StagePlaceProps {
  id: string;
  position: number;
  style: CSSProperties;
  task: VideoTask;
  feed: ExplorerFeed;
  here: string;
}

/** Shows a post on its screen, or a placeholder while it is not loaded. */
function StagePlace({ id, position, style, task, feed, here }: StagePlaceProps) {
  const post = feed.postOf(id);
  return (
    <div className="absolute inset-x-0 snap-start snap-always" style={style}>
      {post ? (
        <StagePost
          post={post}
          position={position}
          task={task}
          here={here}
          onChanged={feed.replace}
          onFollowed={feed.follow}
        />
      ) : (
        <StageGap position={position} isLost={feed.isLost(id)} onRetry={() => feed.retry(id)} />
      )}
    </div>
  );
}

interface StageStepsProps {
  active: number;
  screens: number;
  goTo(index: number): void;
}

/** Shows the arrows beside the posts on a large screen, and the current position for screen readers. */
function StageSteps({ active, screens, goTo }: StageStepsProps) {
  const { t } = useTranslation('posts');
  return (
    <>
      <div className="absolute end-6 top-1/2 flex -translate-y-1/2 flex-col gap-2.5 max-lg:hidden noscript:hidden">
        <IconButton
          icon="chevron-up"
          kind="soft"
          label={t('explorer.previous')}
          disabled={active === 0}
          onClick={() => goTo(active - 1)}
        />
        <IconButton
          icon="chevron-down"
          kind="soft"
          label={t('explorer.next')}
          disabled={active >= screens - 1}
          onClick={() => goTo(active + 1)}
        />
      </div>
      <p role="status" className="sr-only">
        {t('explorer.position', { position: active + 1 })}
      </p>
    </>
  );
}

/** Returns a function that counts a move through the feed and opens the offer that it may trigger. */
function useCountMove(data: ExplorerData): () => void {
  const { viewer } = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const { character, clubToJoin, popups, canUseExtras } = data;
  const userId = viewer.kind === 'visitor' ? null : viewer.id;
  return () => {
    const facts = { userId, isInstalled: isInstalled(), isOfCharacter: character !== null };
    const popup = decidePopup({
      ...facts,
      counts: countMove(facts),
      thresholds: popups,
      isVisitor: viewer.kind === 'visitor',
      isSubscribed: canUseExtras,
      mayJoinClub: clubToJoin !== null,
      isModalOpen: requestedModals(new URLSearchParams(location.search)).length > 0,
    });
    if (!popup) return;
    writeCount(popup.resets, userId, 0);
    const isOfClub = popup.modal === 'fanclubJoinModal' && clubToJoin !== null;
    const options = isOfClub ? { meta: { creatorId: clubToJoin } } : {};
    navigate(modalHref(location, popup.modal, options), { preventScrollReset: true });
  };
}

const placeOf = (index: number, screens: number) => ({
  top: `${(index / screens) * 100}%`,
  height: `${100 / screens}%`,
});
