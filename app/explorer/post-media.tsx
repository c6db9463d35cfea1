import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostAsset } from '../posts/presenters/post-for-fan';
import { LockLine, LockMark } from '../posts/lock-overlay';
import { lockOf } from '../posts/lock-of';
import { photoId } from '../posts/post-href';
import { PostPicture } from '../posts/post-picture';
import { UnlockForm } from '../posts/unlock-form';
import type { AlbumView } from '../posts/use-album';
import type { VideoTask } from './shown-window';
import { StageVideo } from './stage-video';

interface PostMediaProps extends Pick<
  ComponentProps<typeof UnlockForm>,
  'post' | 'answer' | 'onUnlocked'
> {
  album: AlbumView;
  alt: string;
  sizes: string;
  /** The state of its video, if it is one. */
  task: VideoTask;
  isFirst: boolean;
}

/** Shows all media of a post side by side, each filling the frame. */
export function PostMedia({ album, isFirst, task, ...media }: PostMediaProps) {
  const { t } = useTranslation('posts');
  const { assets } = media.post;
  const { count } = album;
  if (count < 2) return <AssetMedia {...media} asset={assets[0]} task={task} isFirst={isFirst} />;
  return (
    <div
      ref={album.scroller}
      role="group"
      aria-label={t('album.label')}
      tabIndex={0}
      className="absolute inset-0 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain outline-offset-[-3px]"
    >
      {assets.map((asset, place) => (
        <div
          key={asset._id}
          id={photoId(asset)}
          role="group"
          aria-label={t('album.place', { place: place + 1, count })}
          className="relative h-full w-full shrink-0 snap-start snap-always"
          {...album.aside(place)}
        >
          <AssetMedia
            {...media}
            asset={asset}
            task={place === album.place ? task : besideShown(task)}
            isFirst={isFirst && place === 0}
          />
        </div>
      ))}
    </div>
  );
}

const besideShown = (task: VideoTask): VideoTask => (task === 'plays' ? 'waits' : 'absent');

interface AssetMediaProps extends Omit<PostMediaProps, 'album'> {
  asset: PostAsset | undefined;
}

/** Shows one photo or video at full size, with the way to unlock it. */
function AssetMedia({ post, asset, alt, sizes, task, isFirst, ...unlock }: AssetMediaProps) {
  const lock = lockOf(post, asset);
  return (
    <>
      <PostPicture
        asset={asset}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        isLocked={lock !== 'none'}
        className="absolute inset-0 size-full"
      />
      {lock === 'none' && asset?.mediaType === 'video' && task !== 'absent' && (
        <StageVideo asset={asset} task={task} />
      )}
      <span className="media-foot absolute inset-x-0 bottom-0 h-[62%]" />
      {lock !== 'none' && (
        <div className="short:top-13 short:bottom-38 short:gap-2 absolute inset-x-0 top-[14%] bottom-[34%] flex flex-col items-center justify-end gap-5 pe-(--actions-width,0px)">
          <div className="relative w-full flex-1">
            <LockMark post={post} lock={lock} />
          </div>
          <p className="px-4 text-center text-[0.875rem]/5 drop-shadow-[0_1px_3px_rgb(0_0_0/.7)]">
            <LockLine post={post} asset={asset} lock={lock} />
          </p>
          <UnlockForm post={post} asset={asset} lock={lock} {...unlock} />
        </div>
      )}
    </>
  );
}
