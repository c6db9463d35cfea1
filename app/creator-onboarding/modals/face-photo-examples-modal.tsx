import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { PhotoExamples } from '../steps/photo-guide';

/** Good and bad photos of a face. */
export default function FacePhotoExamplesModal() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="p-6 pt-8 md:p-10">
      <ModalTitle className="type-title">{t('photos.face.title')}</ModalTitle>
      <p className="text-fg-2 mt-2 mb-5">{t('photos.face.text')}</p>
      <PhotoExamples kind="face" columns="grid-cols-2" />
    </div>
  );
}
