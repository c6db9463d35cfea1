import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';

/** Staff without a second factor prove their identity by signing in again, where they may add one. */
export function SignInAgain() {
  const { t } = useTranslation('staff');
  return (
    <ActForm action="/admin">
      <p className="text-fg-2 mt-2 mb-6">{t('prove-by-sign-in')}</p>
      <SubmitButton intent="sign-out" size="large" className="w-full">
        {t('sign-in-again')}
      </SubmitButton>
    </ActForm>
  );
}
