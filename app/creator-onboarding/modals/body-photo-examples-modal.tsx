import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { PhotoExamples } from '../steps/photo-guide';

/** Good and bad photos of a body. */
export default function BodyPhotoExamplesModal() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="p-6 pt-8 md:p-10">
      <ModalTitle className="type-title">{t('photos.body.title')}</ModalTitle>
      <p className="text-fg-2 mt-2 mb-5">{t('photos.body.text')}</p>
      <PhotoExamples kind="body" columns="grid-cols-2" />
    </div>
  );
}
