import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';

/** A bio that works, and why. */
export default function CreatorBioExampleModal() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="p-6 pt-8 md:p-10">
      <ModalTitle className="type-title">{t('bio.example')}</ModalTitle>
      <blockquote className="rounded-card border-line-2 bg-card mt-5 border p-5">
        {t('bio.example-words')}
      </blockquote>
      <p className="text-fg-2 mt-4">{t('bio.example-why')}</p>
    </div>
  );
}
