import { useTranslation } from 'react-i18next';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { Avatar } from '../../kit/ui/media/avatar';
import { PhotoForm } from '../photos/photo-form';
import type { readPhotoSheet } from '../server/read-photo-sheet.server';

/** Shows the form that orders a photo. */
export default function PhotoModal() {
  const { t } = useTranslation('photos');
  return (
    <LoadedModal<typeof readPhotoSheet> height="h-120" gone={t('none')}>
      {(data) => (
        <div className="px-5 pt-7 pb-6 md:p-7">
          <div className="mb-5 flex items-center gap-3.5 pe-12">
            <Avatar src={data.avatar} className="size-13" />
            <div className="min-w-0">
              <ModalTitle className="type-h3 text-[1.3125rem]/7">{t('title')}</ModalTitle>
              <p className="type-small text-fg-2">{t('what-it-is', { count: data.seconds })}</p>
            </div>
          </div>
          <PhotoForm sheet={data} />
        </div>
      )}
    </LoadedModal>
  );
}
