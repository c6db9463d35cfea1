import { createPath, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { modalHref } from '../../kit/modals/modal-keys';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { GalleryPanel } from '../gallery/gallery-panel';
import { galleryParameters, type GalleryPlace } from '../gallery/gallery-place';
import type { GalleryData, readGalleryModal } from '../server/read-gallery.server';

/** Shows the pictures of a chat over the current page, where there is room. */
export default function ChatGalleryModal() {
  const { t } = useTranslation('gallery');
  return (
    <LoadedModal<typeof readGalleryModal> height="h-150" gone={t('nobody')}>
      {(data) => <Pictures data={data} />}
    </LoadedModal>
  );
}

function Pictures({ data }: { data: GalleryData }) {
  const { t } = useTranslation('gallery');
  const location = useLocation();
  const { character, setAside, place } = data;
  const hrefOf = (wanted: GalleryPlace) => {
    const meta = {
      characterId: character.id,
      ...(setAside !== undefined && { chatId: setAside }),
      ...galleryParameters(wanted),
    };
    return createPath(modalHref(location, 'chatGalleryModal', { meta }));
  };
  return (
    <div className="px-5 pt-7 pb-6 md:p-7">
      <div className="mb-3 pe-12">
        <ModalTitle className="type-h3 text-[1.3125rem]/7 lining-nums">
          {t('title', { name: character.firstName })}
        </ModalTitle>
        <p className="type-small text-fg-2">{t('about')}</p>
      </div>
      <GalleryPanel key={`${place.tab} ${place.media}`} data={data} hrefOf={hrefOf} />
    </div>
  );
}
