import clsx from 'clsx';
import type { AboutPost } from '../presenters/message-for-fan';
import { Icon } from '../../kit/ui/icons/icon';

interface ThumbnailProps extends Pick<AboutPost, 'picture' | 'assetUrl'> {
  className: string;
}

/** Shows a post's picture in a small size; its text is always beside it. */
export function Thumbnail({ picture, assetUrl, className }: ThumbnailProps) {
  const src = picture?.sources.find(({ format }) => format === 'webp')?.url ?? assetUrl;
  const look = clsx('bg-raised shrink-0', className);
  if (src === '') {
    return (
      <span className={clsx(look, 'text-fg-3 flex items-center justify-center')}>
        <Icon name="images" size={18} />
      </span>
    );
  }
  return <img src={src} alt="" loading="lazy" className={clsx(look, 'object-cover')} />;
}
