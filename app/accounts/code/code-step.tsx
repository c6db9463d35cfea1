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

/** Shows the code form or the form that corrects the address, depending on the page's query. */
export function CodeStep(props: CodeStepProps) {
  return useIsChangingEmail() ? <ChangeEmailForm {...props} /> : <CodeForm {...props} />;
}

/** Returns the title of the step in its current mode. */
export function useCodeStepTitle(): string {
  const { t } = useTranslation('credentials');
  return useIsChangingEmail() ? t('otp.change-title') : t('accounts:code.title');
}

function useIsChangingEmail(): boolean {
  const [search] = useSearchParams();
  return search.has(changeEmailParameter);
}
