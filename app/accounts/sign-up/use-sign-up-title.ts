import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requestedAccountType, isCreator } from './account-type';

/** Returns the title of the sign-up form for the requested account type. */
export function useSignUpTitle(): string {
  const { t } = useTranslation('accounts');
  const { search } = useLocation();
  return t(isCreator(requestedAccountType(search)) ? 'create-creator' : 'create-account');
}
