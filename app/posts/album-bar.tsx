import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Post, PostAsset } from './presenters/post-for-fan';
import { Icon } from '../kit/ui/icons/icon';
import { AlbumStep } from './album-step';
import { lockOf } from './lock-of';
import { photoId } from './post-href';
import type { AlbumView } from './use-album';

interface AlbumBarProps {
  post: Post;
  album: AlbumView;
}

/**
 * Shows the position in an album and which photos are unlocked, with links to all of them, also without
 * scripts.
 */
export function AlbumBar({ post, album }: AlbumBarProps) {
  const { t } = useTranslation('posts');
  const { count, place, goTo } = album;
  if (count < 2) return null;
  return (
    <nav aria-label={t('album.label')} className="flex items-center gap-1 px-2 pt-2">
      <AlbumStep album={album} to="previous" className="disabled:opacity-45" />
      <ol className="flex min-w-0 flex-1 [scrollbar-width:none] justify-center-safe gap-0.5 overflow-x-auto">
        {post.assets.map((asset, other) => (
          <li key={asset._id} className="shrink-0">
            <a
              href={`#${photoId(asset)}`}
              aria-current={other === place ? 'true' : undefined}
              className="flex size-6.5 items-center justify-center rounded-full"
              onClick={(event) => {
                event.preventDefault();
                goTo(other);
              }}
            >
              <Mark post={post} asset={asset} isShown={other === place} />
              <span className="sr-only">{t('album.place', { place: other + 1, count })}</span>
            </a>
          </li>
        ))}
      </ol>
      <span
        aria-hidden="true"
        className="bg-badge rounded-full px-2.5 py-1 text-[0.78125rem]/4 font-[560] tabular-nums backdrop-blur-md noscript:hidden"
      >
        {t('album.place', { place: place + 1, count })}
      </span>
      <AlbumStep album={album} to="next" className="disabled:opacity-45" />
    </nav>
  );
}

/** A dot for an unlocked photo, a lock for a locked one, with the price if it is sold separately. */
function Mark({ post, asset, isShown }: { post: Post; asset: PostAsset; isShown: boolean }) {
  const { t } = useTranslation('posts');
  if (lockOf(post, asset) === 'none') {
    return (
      <>
        <span
          className={clsx(
            'bg-light rounded-full shadow-[0_0_3px_rgb(0_0_0/.7)] transition-all',
            isShown ? 'size-2.5' : 'size-1.5 opacity-75',
          )}
        />
        <span className="sr-only">{t('album.open')}</span>
      </>
    );
  }
  return (
    <>
      <Icon
        name="lock"
        size={isShown ? 16 : 14}
        className={clsx('drop-shadow-[0_0_2px_rgb(0_0_0/.8)]', !isShown && 'opacity-75')}
      />
      <span className="sr-only">
        {asset.unlockPrice === null
          ? t('album.locked')
          : t('album.locked-for', { count: asset.unlockPrice })}
      </span>
    </>
  );
}
