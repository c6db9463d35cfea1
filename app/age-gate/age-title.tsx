import { useTranslation } from 'react-i18next';

/** What the ageGate's dialog is named by. */
export function AgeTitle({ id }: { id: string }) {
  const { t } = useTranslation('trust');
  return (
    <h2 id={id} className="type-title">
      {t('age.title')}
    </h2>
  );
}
