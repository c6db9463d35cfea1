import type { ComponentProps } from 'react';
import { LockOverlay } from '../posts/lock-overlay';
import { lockOf } from '../posts/lock-of';
import { PostPicture } from '../posts/post-picture';
import { UnlockForm } from '../posts/unlock-form';
import type { videoTask } from './shown-window';
import { StageVideo } from './stage-video';

interface PostMediaProps extends Pick<
  ComponentProps<typeof UnlockForm>,
  'post' | 'answer' | 'onUnlocked'
> {
  alt: string;
  sizes: string;
  /** What its video does, where it is one. */
  task: ReturnType<typeof videoTask>;
  isFirst: boolean;
}

/** A post at large, filling the frame it is in, and the way to it where it is locked. */
export function PostMedia({ post, alt, sizes, task, isFirst, ...unlock }: PostMediaProps) {
  const [asset] = post.assets;
  const lock = lockOf(post);
  return (
    <>
      <PostPicture
        asset={asset}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        className="absolute inset-0 size-full"
      />
      {lock === 'none' && asset?.mediaType === 'video' && task !== 'absent' && (
        <StageVideo asset={asset} task={task} />
      )}
      <span className="media-foot absolute inset-x-0 bottom-0 h-[62%]" />
      {lock !== 'none' && (
        <div className="absolute inset-x-0 top-[14%] bottom-[34%] flex flex-col items-center justify-end gap-5 max-[400px]:pe-18">
          <div className="relative w-full flex-1">
            <LockOverlay post={post} lock={lock} />
          </div>
          <UnlockForm post={post} lock={lock} {...unlock} />
        </div>
      )}
    </>
  );
}
