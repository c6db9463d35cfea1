import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { JoinWays } from '../components/accounts/join-ways';
import { WelcomeLine } from '../components/accounts/welcome-line';
import { ModalTitle } from './modal-title';

/** Invites a visitor who has looked around for a while. */
export default function SignUpAltModal() {
  const { t } = useTranslation('welcome');
  return (
    <AccountPane
      title={<ModalTitle className="type-title">{t('join.stay')}</ModalTitle>}
      subtitle={<WelcomeLine />}
    >
      <JoinWays />
    </AccountPane>
  );
}
