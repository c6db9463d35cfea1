import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Post } from './presenters/post-for-fan';
import { AlbumStep } from './album-step';
import { CardFace } from './card-face';
import { PostBadges } from './post-badges';
import { photoId } from './post-href';
import { useAlbum } from './use-album';

interface CardSlidesProps {
  post: Post;
  to: string;
  isFirst: boolean;
}

/** Shows an album on a card: its photos side by side, each a link to its place in the large view. */
export function CardSlides({ post, to, isFirst }: CardSlidesProps) {
  const { t } = useTranslation('posts');
  const { assets } = post;
  const count = assets.length;
  const album = useAlbum(count);
  const { scroller, place, aside } = album;
  return (
    <>
      <div
        ref={scroller}
        className="rounded-card absolute inset-0 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {assets.map((asset, other) => (
          <Link
            key={asset._id}
            to={other === 0 ? to : `${to}#${photoId(asset)}`}
            className="rounded-card relative block h-full w-full shrink-0 snap-start snap-always overflow-hidden outline-offset-[-4px]"
            {...aside(other)}
          >
            <CardFace post={post} asset={asset} isFirst={isFirst && other === 0} />
            <span className="sr-only">{t('album.place', { place: other + 1, count })}</span>
          </Link>
        ))}
      </div>
      <div className="pointer-events-none">
        <PostBadges post={post} place={place} />
      </div>
      <div className="absolute inset-x-1 top-1/2 z-1 flex -translate-y-1/2 justify-between transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden pointer-fine:opacity-0 noscript:hidden">
        <AlbumStep album={album} to="previous" className="disabled:invisible" />
        <AlbumStep album={album} to="next" className="disabled:invisible" />
      </div>
    </>
  );
}
