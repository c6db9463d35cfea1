import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../kit/ui/buttons/icon-button';
import type { AlbumView } from './use-album';

interface AlbumStepProps {
  album: AlbumView;
  to: 'previous' | 'next';
  className?: string;
}

/** Moves to the previous or next photo. Without scripts the album is scrolled by hand. */
export function AlbumStep({ album: { count, place, goTo }, to, className }: AlbumStepProps) {
  const { t } = useTranslation('posts');
  const next = to === 'next' ? place + 1 : place - 1;
  return (
    <IconButton
      icon={to === 'next' ? 'chevron-right' : 'chevron-left'}
      kind="media"
      label={to === 'next' ? t('album.next') : t('album.previous')}
      disabled={next < 0 || next >= count}
      onClick={() => goTo(next)}
      className={clsx(className, 'noscript:hidden')}
    />
  );
}
