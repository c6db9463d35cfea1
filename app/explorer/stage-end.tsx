import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Spinner } from '../kit/ui/feedback/spinner';
import type { ExplorerFeed } from './use-explorer-feed';

interface StageEndProps {
  style: CSSProperties;
  feed: Pick<ExplorerFeed, 'ids' | 'hasFailed' | 'loadMore' | 'nextHref' | 'isLoading'>;
  /** The start of the feed. */
  here: string;
}

/** Follows the last loaded post: a link to more, an error, or the end. */
export function StageEnd({ style, feed, here }: StageEndProps) {
  const { t } = useTranslation('posts');
  const { ids, hasFailed, loadMore, nextHref, isLoading } = feed;
  const isEmpty = ids.length === 0;
  const buttonLook = buttonClass({ kind: 'outline' });
  return (
    <div
      className="absolute inset-x-0 flex snap-start flex-col items-center justify-center gap-4 p-6 text-center"
      style={style}
    >
      {hasFailed ? (
        <>
          <p>{t('explorer.failed')}</p>
          <button type="button" className={buttonLook} onClick={loadMore}>
            {t('explorer.retry')}
          </button>
        </>
      ) : nextHref ? (
        <>
          {/* Posts that match may be further on. */}
          {isEmpty && <p>{t('explorer.none-so-far')}</p>}
          <Link to={nextHref} className={buttonLook}>
            {isLoading && <Spinner />}
            {t(isLoading ? 'explorer.loading' : 'explorer.more')}
          </Link>
        </>
      ) : (
        <>
          <p className="type-h2">{t('explorer.end')}</p>
          <Link to={here} reloadDocument className={buttonLook}>
            {t('explorer.start-again')}
          </Link>
        </>
      )}
    </div>
  );
}
