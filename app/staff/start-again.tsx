import { useTranslation } from 'react-i18next';
import { ActForm } from '../kit/forms/form';

/** Abandons a sign-in to start another one. */
export function StartAgain() {
  const { t } = useTranslation('staff');
  return (
    <ActForm action="/admin" className="type-small text-fg-2 mt-4 text-center">
      <button
        type="submit"
        name="intent"
        value="restart"
        className="rounded-small min-h-6 underline underline-offset-2"
      >
        {t('other-email')}
      </button>
    </ActForm>
  );
}
