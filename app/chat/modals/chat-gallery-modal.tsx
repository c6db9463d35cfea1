import { createPath, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { modalHref } from '../../kit/modals/modal-keys';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { GalleryPanel } from '../gallery/gallery-panel';
import { galleryParameters, type GalleryPlace } from '../gallery/gallery-place';
import type { GalleryData, readGalleryModal } from '../server/read-gallery.server';

/** Shows the pictures of a chat over the current page, where there is room. */
export default function ChatGalleryModal() {
  const { t } = useTranslation('gallery');
  const { data, hasFailed, retry } = useModalData<typeof readGalleryModal>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-150" />;
  if (data === null) return <ModalGone title={t('nobody')} />;
  return <Pictures data={data} />;
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
