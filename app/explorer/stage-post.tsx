import type { Post } from '../posts/presenters/post-for-fan';
import { AlbumBar } from '../posts/album-bar';
import { PostBadges } from '../posts/post-badges';
import { useAlbum } from '../posts/use-album';
import { useAlbumKeys } from '../posts/use-album-keys';
import { PostMedia } from './post-media';
import { StageActions } from './stage-actions';
import { StageCaption } from './stage-caption';
import type { VideoTask } from './shown-window';

interface StagePostProps {
  post: Post;
  position: number;
  task: VideoTask;
  here: string;
  /** Called with the post after a like or an unlock. */
  onChanged: (post: Post) => void;
  onFollowed: (characterId: string, isFollowed: boolean) => void;
}

/** Shows one post at the size of the screen. */
export function StagePost({ post, position, task, here, onChanged, onFollowed }: StagePostProps) {
  const album = useAlbum(post.assets.length);
  useAlbumKeys(album, task === 'plays');
  return (
    // Document checkers accept a position in a set only on an element with its role.
    <div
      role="article"
      aria-posinset={position}
      aria-setsize={-1}
      aria-labelledby={`post-${post._id}`}
      data-post={post._id}
      className="relative flex h-full items-center justify-center md:gap-5.5 md:px-4 md:py-6"
    >
      <div className="bg-raised md:rounded-modal relative isolate h-full w-full overflow-hidden max-[400px]:[--actions-width:4.5rem] md:aspect-[9/15.4] md:w-auto md:max-w-full">
        <PostMedia
          post={post}
          album={album}
          alt=""
          sizes="(max-width: 767px) 100vw, 500px"
          task={task}
          isFirst={position === 1}
          onUnlocked={onChanged}
        />
        <div className="max-md:short:end-16 absolute inset-x-0 top-14 lg:top-0">
          <AlbumBar post={post} album={album} />
          <div className="relative">
            <PostBadges post={post} />
          </div>
        </div>
        <div
          id={`post-${post._id}`}
          className="absolute inset-x-4 bottom-5 max-md:end-23 md:inset-x-6 md:bottom-6"
        >
          <StageCaption
            post={post}
            onFollowed={(isFollowed) => onFollowed(post.characterMeta.characterId, isFollowed)}
          />
        </div>
      </div>
      <div className="max-md:absolute max-md:end-3.5 max-md:bottom-6 md:self-end md:pb-6">
        <StageActions post={post} here={here} onChanged={onChanged} />
      </div>
    </div>
  );
}
