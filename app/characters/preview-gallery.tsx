import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from './presenters/character-for-fan';
import { mediaKindOf } from '~/domain/media/media-kind';
import { arrangeGallery } from '~/domain/media/arrange-gallery';
import { Portrait } from '../kit/ui/media/portrait';
import { PreviewLoop } from './preview-loop';

interface PreviewGalleryProps {
  character: CharacterProfile;
}

const frame = 'relative block aspect-4/5 w-full overflow-hidden rounded-card bg-raised shadow-card';

/** Shows the pictures of a character; a loop plays while the pointer is on it. */
export function PreviewGallery({ character }: PreviewGalleryProps) {
  const { t } = useTranslation('characters');
  const { poster, card } = character.media;
  return (
    <section aria-labelledby="previews">
      <h2 id="previews" className="type-h2 mb-4">
        {t('previews')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-4">
        {arrangeGallery(character.meta.previews).map((address) =>
          mediaKindOf(address) === 'video' ? (
            <li key={address}>
              <button
                type="button"
                aria-label={t('loop-of', { name: character.name })}
                className={frame}
              >
                <Portrait src={poster ?? card} alt="" className="absolute inset-0 size-full" />
                <PreviewLoop src={address} poster={poster} />
                <span className="bg-badge absolute end-3 top-3 inline-flex h-6 items-center gap-1.5 rounded-full border border-white/13 px-2.5 text-[0.71875rem] font-[600] backdrop-blur-md">
                  <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2 fill-current">
                    <path d="M1.5.8v8.4L9 5Z" />
                  </svg>
                  {t('loop')}
                </span>
              </button>
            </li>
          ) : (
            <li key={address} className={frame}>
              <Portrait
                src={address}
                alt={t('picture-of', { name: character.name })}
                className="absolute inset-0 size-full"
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
