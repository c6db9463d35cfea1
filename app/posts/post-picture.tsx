import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureSources } from '../media/picture-sources';
import type { PostAsset } from './presenters/post-for-fan';
import { Icon } from '../kit/ui/icons/icon';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { useRevalidateWhile } from '../kit/ui/behaviour/use-revalidate-while';

interface PostPictureProps {
  asset: PostAsset | undefined;
  /** Empty when the words beside it say what it is. */
  alt: string;
  /** What part of the screen it fills, for the browser to choose a size by. */
  sizes: string;
  isFirst?: boolean;
  /** Its lock lies over it, which has words of its own. */
  isLocked?: boolean;
  className?: string;
}

/** A photo, the first frame of a video, or the blurred rendition of what may not be seen. */
export function PostPicture({
  asset,
  alt,
  sizes,
  isFirst = false,
  isLocked = false,
  className,
}: PostPictureProps) {
  const isHydrated = useHydrated();
  // What the server has drawn is there; what takes its place later fades in.
  const [drawn] = useState(isHydrated ? undefined : asset?.assetUrl);
  if (!asset || asset.mediaType === 'unsupported') {
    const isAwaited = asset !== undefined;
    return <PictureToCome isAwaited={isAwaited} isLocked={isLocked} className={className} />;
  }
  const { picture, assetUrl, width, height } = asset;
  const image = (
    <img
      src={picture?.url ?? assetUrl}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      className={clsx('bg-raised object-cover', assetUrl !== drawn && 'animate-fade', className)}
      {...(isFirst ? { fetchpriority: 'high' } : {})}
    />
  );
  if (!picture) return image;
  return (
    <picture>
      <PictureSources picture={picture} sizes={sizes} />
      {image}
    </picture>
  );
}

/** In the place of what has no renditions yet, which is shown as soon as it has. */
function PictureToCome({
  isAwaited,
  isLocked,
  className,
}: Pick<PostPictureProps, 'className'> & { isAwaited: boolean; isLocked: boolean }) {
  const { t } = useTranslation('posts');
  useRevalidateWhile(isAwaited);
  return (
    <span
      className={clsx(
        'skeleton text-fg-2 flex flex-col items-center justify-center gap-3 px-5 text-center text-[0.84375rem]/5',
        className,
      )}
    >
      {!isLocked && (
        <>
          <Icon name="images" size={23} />
          {t('onItsWay')}
        </>
      )}
    </span>
  );
}
