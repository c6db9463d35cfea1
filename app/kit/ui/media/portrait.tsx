import { noPicture, reportPicture } from './replace-broken-pictures';
import { useEffect } from 'react';
import clsx from 'clsx';
import { isMediaSource } from '~/domain/media/media-kind';
import { Icon } from '../icons/icon';

interface PortraitProps {
  src: string | null;
  /** The alternative text. Empty if the text beside it already names the person. */
  alt: string;
  className?: string;
  /** True for the first visible picture, which is loaded immediately. */
  isFirst?: boolean;
}

/** A picture on its placeholder. If there is no picture, an icon is shown. */
export function Portrait({ src, alt, className, isFirst = false }: PortraitProps) {
  const box = clsx('bg-raised object-cover', className);
  if (!src) {
    return (
      <span className={clsx(box, 'text-fg-3 flex items-center justify-center')}>
        <Icon name="image-off" size={20} />
      </span>
    );
  }
  if (!isMediaSource(src)) return <InvalidPicture src={src} alt={alt} className={box} />;
  return (
    <img
      src={src}
      alt={alt}
      className={box}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchpriority: 'high' } : {})}
    />
  );
}

interface InvalidPictureProps {
  src: string;
  alt: string;
  className: string;
}

/** Replaces a picture whose address is invalid and reports it. */
function InvalidPicture({ src, alt, className }: InvalidPictureProps) {
  useEffect(() => reportPicture(src), [src]);
  return <img src={noPicture} alt={alt} className={className} />;
}
