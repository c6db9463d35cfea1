import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requestedAccountType, isCreator } from './account-type';

/** What the sign-up form is called, for the kind of account that is asked for. */
export function useSignUpTitle(): string {
  const { t } = useTranslation('accounts');
  const { search } = useLocation();
  return t(isCreator(requestedAccountType(search)) ? 'create-creator' : 'create-account');
}
