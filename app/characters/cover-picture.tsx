import clsx from 'clsx';
import { Portrait } from '../kit/ui/media/portrait';
import type { CharacterMedia } from './presenters/character-for-fan';

interface CoverPictureProps {
  media: CharacterMedia;
}

const place = 'absolute inset-x-0 top-0 -z-10 h-[125vw] w-full sm:max-md:h-full md:h-full';

/**
 * Fills its box with the wide cover, or the portrait on a phone, which fades into the page below. Without
 * either it shows the placeholder.
 */
export function CoverPicture({ media }: CoverPictureProps) {
  const wide = media.cover ?? media.portrait;
  const tall = media.portrait ?? media.cover;
  return (
    <>
      {wide && tall ? (
        <picture>
          <source media="(max-width: 767px)" type={typeOf(tall)} srcSet={tall} />
          <source media="(min-width: 768px)" type={typeOf(wide)} srcSet={wide} />
          <img
            src={media.card ?? wide}
            alt=""
            className={clsx(place, 'bg-raised object-cover object-top md:object-[50%_18%]')}
            {...{ fetchpriority: 'high' }}
          />
        </picture>
      ) : (
        <Portrait src={null} alt="" className={place} />
      )}
      <span className="from-ink via-ink/75 absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-25% via-55% to-transparent md:hidden" />
      <span className="from-ink/85 via-ink/30 absolute inset-0 -z-10 bg-linear-to-r via-45% to-transparent max-md:hidden rtl:bg-linear-to-l" />
      <span className="from-ink absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t to-transparent max-md:hidden" />
    </>
  );
}

/** The few browsers that cannot read AVIF use the card. */
function typeOf(address: string): string | undefined {
  return address.split('?')[0]?.endsWith('.avif') ? 'image/avif' : undefined;
}
