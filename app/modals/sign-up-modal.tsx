import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { SignUpForm } from '../components/accounts/sign-up-form';
import { WelcomeLine } from '../components/accounts/welcome-line';

export default function SignUpModal() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPane
      title={<Dialog.Title className="type-title">{t('create-account')}</Dialog.Title>}
      subtitle={<WelcomeLine />}
    >
      <SignUpForm place="modal" />
    </AccountPane>
  );
}
