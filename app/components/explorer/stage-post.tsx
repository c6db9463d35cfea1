import type { Post } from '~/domain/posts/schema';
import { LockOverlay } from '../posts/lock-overlay';
import { lockOf } from '../posts/lock-of';
import { PostBadges } from '../posts/post-badges';
import { PostPicture } from '../posts/post-picture';
import { UnlockForm } from '../posts/unlock-form';
import { StageActions } from './stage-actions';
import { StageCaption } from './stage-caption';
import { StageVideo } from './stage-video';
import type { videoTask } from './shown-window';

interface StagePostProps {
  post: Post;
  position: number;
  task: ReturnType<typeof videoTask>;
  here: string;
  /** With the post as it is after a like or an unlock. */
  onChanged: (post: Post) => void;
  onFollowed: (characterId: string, isFollowed: boolean) => void;
}

/** One post at the size of the screen. */
export function StagePost({ post, position, task, here, onChanged, onFollowed }: StagePostProps) {
  const [asset] = post.assets;
  const lock = lockOf(post);
  return (
    <article
      aria-posinset={position}
      aria-setsize={-1}
      aria-labelledby={`post-${post._id}`}
      data-post={post._id}
      className="relative flex h-full items-center justify-center md:gap-5.5 md:px-4 md:py-6"
    >
      <div className="bg-raised md:rounded-modal relative isolate h-full w-full overflow-hidden md:aspect-[9/15.4] md:w-auto md:max-w-full">
        <PostPicture
          asset={asset}
          alt=""
          sizes="(max-width: 767px) 100vw, 500px"
          isFirst={position === 1}
          className="absolute inset-0 size-full"
        />
        {lock === 'none' && asset?.mediaType === 'video' && task !== 'absent' && (
          <StageVideo asset={asset} task={task} />
        )}
        <span className="media-foot absolute inset-x-0 bottom-0 h-[62%]" />
        {lock !== 'none' && (
          <div className="absolute inset-x-0 top-[14%] bottom-[34%] flex flex-col items-center justify-end gap-5">
            <div className="relative w-full flex-1">
              <LockOverlay post={post} lock={lock} />
            </div>
            <UnlockForm post={post} lock={lock} onUnlocked={onChanged} />
          </div>
        )}
        <div className="absolute inset-x-0 top-14 md:top-0">
          <PostBadges post={post} />
        </div>
        <div
          id={`post-${post._id}`}
          className="absolute inset-x-4 bottom-5 max-md:end-20 md:inset-x-6 md:bottom-6"
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
    </article>
  );
}
