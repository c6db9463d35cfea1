import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../ui/media/slider';

export interface PaneSlide {
  image: string;
  video?: string | null;
}

interface PicturePaneProps {
  slides: readonly PaneSlide[];
  /** The content over the lower part of the picture: the promise, with the modal's title. */
  promise: ReactNode;
  /** The width of the picture when there is room for two panes. */
  width: 'narrow' | 'wide';
  children: ReactNode;
}

/** Shows a picture with the promise on it and the offer beside it. On a phone the picture is at the top. */
export function PicturePane({ slides, promise, width, children }: PicturePaneProps) {
  const { t } = useTranslation('premium');
  return (
    <div
      className={clsx(
        'md:grid',
        width === 'wide'
          ? 'md:grid-cols-[minmax(0,400px)_minmax(0,1fr)]'
          : 'md:grid-cols-[minmax(0,350px)_minmax(0,1fr)]',
      )}
    >
      <div className="max-md:short:min-h-40 relative flex flex-col justify-end max-md:min-h-62">
        <Slider
          slides={slides}
          labels={{ pause: t('slider.pause'), play: t('slider.play') }}
          className="max-md:bottom-auto! max-md:h-76 max-md:[mask-image:linear-gradient(#000_50%,transparent)]"
          pictureClassName="object-[50%_20%]"
        />
        <div className="md:media-foot max-md:short:pt-20 relative px-5 pt-34 md:px-8 md:pt-40 md:pb-8">
          {promise}
        </div>
      </div>
      <div className="relative flex min-w-0 flex-col justify-center">{children}</div>
    </div>
  );
}
