import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isInstalled } from '../install/installation';
import { viewPath } from '../posts/post-href';
import { useSite } from '../shell/use-site';
import { useCountLook } from '../realtime/use-count-look';
import { buttonClass } from '../ui/button-class';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { useHydrated } from '../ui/use-hydrated';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedSearch } from './filters';
import { countMove } from './popup-counters';
import { shownPosts, videoTask } from './shown-window';
import { StageGap } from './stage-gap';
import { StagePost } from './stage-post';
import { useExplorerFeed } from './use-explorer-feed';
import { useStage } from './use-stage';

/** The feed, one post a screen. Without scripts it is five posts and a link to the next. */
export function Stage({ data }: { data: ExplorerData }) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const isHydrated = useHydrated();
  const feed = useExplorerFeed(data);
  const { ids, postOf, nextHref, isLoading, hasFailed, loadMore, reach } = feed;
  const screens = ids.length + 1;
  const { scroller, active, goTo } = useStage(screens, () =>
    countMove({
      userId: viewer.kind === 'member' ? viewer.id : null,
      isInstalled: isInstalled(),
      isOfCharacter: data.character !== null,
    }),
  );
  useEffect(() => {
    reach(active);
  });
  const looked = postOf(ids[active] ?? '');
  useCountLook(looked ? viewPath(looked) : null, 'POST');
  // Who has no scripts goes through all of them.
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
              const post = postOf(id);
              return (
                <div
                  key={id}
                  className="absolute inset-x-0 snap-start snap-always"
                  style={placeOf(index, screens)}
                >
                  {post ? (
                    <StagePost
                      post={post}
                      position={index + 1}
                      task={isHydrated || index <= 1 ? videoTask(index, active) : 'waits'}
                      here={here}
                      onChanged={feed.replace}
                      onFollowed={feed.follow}
                    />
                  ) : (
                    <StageGap
                      position={index + 1}
                      isLost={feed.isLost(id)}
                      onRetry={() => feed.retry(id)}
                    />
                  )}
                </div>
              );
            })}
          </div>
          <div
            // Where the feed grows, somebody who waits at its end stays where they are: a scroller goes
            // along with the element it has snapped to.
            key={`end-${ids.length}`}
            className="absolute inset-x-0 flex snap-start flex-col items-center justify-center gap-4 p-6 text-center"
            style={placeOf(ids.length, screens)}
          >
            {hasFailed ? (
              <>
                <p>{t('explorer.failed')}</p>
                <button
                  type="button"
                  className={buttonClass({ kind: 'outline' })}
                  onClick={loadMore}
                >
                  {t('explorer.retry')}
                </button>
              </>
            ) : nextHref ? (
              <Link to={nextHref} className={buttonClass({ kind: 'outline' })}>
                {isLoading && <Spinner />}
                {t(isLoading ? 'explorer.loading' : 'explorer.more')}
              </Link>
            ) : (
              <>
                <p className="type-h2">{t('explorer.end')}</p>
                <Link to={here} reloadDocument className={buttonClass({ kind: 'outline' })}>
                  {t('explorer.start-again')}
                </Link>
              </>
            )}
          </div>
        </div>
      </div>
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
    </div>
  );
}

const placeOf = (index: number, screens: number) => ({
  top: `${(index / screens) * 100}%`,
  height: `${100 / screens}%`,
});
