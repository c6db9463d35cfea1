import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';

/** Asks a member of staff whether the words are to be opened: it is logged that they were. */
export function OpenWords() {
  const { t } = useTranslation('staff');
  return (
    <ActForm className="rounded-card border-line-2 bg-card shadow-card mt-6 max-w-240 border p-5">
      <p className="text-fg-2 mb-4">{t('flag.sealed')}</p>
      <SubmitButton intent="open" kind="light" icon="lock" busyLabel={t('flag.opening')}>
        {t('flag.open')}
      </SubmitButton>
    </ActForm>
  );
}
