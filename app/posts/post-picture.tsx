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
  /** The alternative text. Empty if the text beside it describes the picture. */
  alt: string;
  /** The part of the screen that the picture fills, from which the browser chooses a size. */
  sizes: string;
  isFirst?: boolean;
  /** True if a lock with its own text is over the picture. */
  isLocked?: boolean;
  className?: string;
}

/** Shows a photo, the first frame of a video, or the blurred rendition of locked content. */
export function PostPicture({
  asset,
  alt,
  sizes,
  isFirst = false,
  isLocked = false,
  className,
}: PostPictureProps) {
  const isHydrated = useHydrated();
  // A server-rendered picture is shown immediately. A picture that replaces it later fades in.
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

/** A placeholder for an asset without renditions. It reloads until they exist. */
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
