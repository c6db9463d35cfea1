import { useTranslation } from 'react-i18next';
import { AccountPane } from '../frame/account-pane';
import { JoinWays } from '../sign-up/join-ways';
import { WelcomeLine } from '../sign-up/welcome-line';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Invites a visitor who has browsed for a while. */
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
