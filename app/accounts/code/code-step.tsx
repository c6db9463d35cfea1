import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { changeEmailParameter } from '../../kit/modals/modal-keys';
import { CodeForm, type CodeResponse } from './code-form';
import type { FormPlace } from '../sign-up/form-origin';
import { ChangeEmailForm } from '../frame/change-email-form';

interface CodeStepProps {
  place: FormPlace;
  response?: CodeResponse | undefined;
}

/** The code, or the address it goes to: which of the two, the page's address says. */
export function CodeStep(props: CodeStepProps) {
  return useIsChangingEmail() ? <ChangeEmailForm {...props} /> : <CodeForm {...props} />;
}

/** What the step is called in its mode. */
export function useCodeStepTitle(): string {
  const { t } = useTranslation('credentials');
  return useIsChangingEmail() ? t('otp.change-title') : t('accounts:code.title');
}

function useIsChangingEmail(): boolean {
  const [search] = useSearchParams();
  return search.has(changeEmailParameter);
}
