import { PictureSources } from '../../media/picture-sources';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';

interface ViewedPictureProps {
  picture: ShownEntry;
  alt: string;
}

const whole = 'absolute inset-0 size-full object-contain';

/** Shows a complete photo, or a video with the browser's controls; blurred if locked. */
export function ViewedPicture({
  picture: { imageUrl, isUnlocked, entry },
  alt,
}: ViewedPictureProps) {
  const { picture, videoUrl, width, height } = entry;
  if (videoUrl !== null) {
    return (
      <video
        src={videoUrl}
        poster={imageUrl ?? undefined}
        aria-label={alt}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        className={whole}
      />
    );
  }
  return (
    <picture>
      {picture && <PictureSources picture={picture} sizes="(min-width: 768px) 920px, 100vw" />}
      <img
        src={imageUrl ?? undefined}
        alt={isUnlocked ? alt : ''}
        width={width}
        height={height}
        draggable={false}
        className={whole}
      />
    </picture>
  );
}
