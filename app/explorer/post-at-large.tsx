import { useTranslation } from 'react-i18next';
import { AlbumBar } from '../posts/album-bar';
import { PostBadges } from '../posts/post-badges';
import type { Post } from '../posts/presenters/post-for-fan';
import type { RefusedUnlock } from '../posts/unlock-refusal';
import { useAlbum } from '../posts/use-album';
import { useAlbumKeys } from '../posts/use-album-keys';
import { PostMedia } from './post-media';
import { StageCaption } from './stage-caption';

interface PostAtLargeProps {
  post: Post;
  refused: RefusedUnlock | null;
  onUnlocked(post: Post): void;
}

/** Shows the post as the explorer does. */
export function PostAtLarge({ post, refused, onUnlocked }: PostAtLargeProps) {
  const { t } = useTranslation('posts');
  const album = useAlbum(post.assets.length);
  useAlbumKeys(album, true);
  return (
    <article
      data-post={post._id}
      className="rounded-modal bg-raised shadow-float relative isolate aspect-[9/15.4] w-full max-w-110 overflow-hidden md:h-[min(78dvh,800px)] md:w-auto md:max-w-none"
    >
      <PostMedia
        post={post}
        album={album}
        alt={t('page.title', { name: post.characterMeta.characterName })}
        sizes="(max-width: 767px) 100vw, 470px"
        task="plays"
        isFirst
        answer={refused ?? undefined}
        onUnlocked={onUnlocked}
      />
      <div className="absolute inset-x-0 top-0">
        <AlbumBar post={post} album={album} />
        <div className="relative">
          <PostBadges post={post} />
        </div>
      </div>
      <div className="absolute inset-x-5 bottom-5">
        <StageCaption post={post} />
      </div>
    </article>
  );
}
