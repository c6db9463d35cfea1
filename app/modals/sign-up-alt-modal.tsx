import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { JoinWays } from '../components/accounts/join-ways';
import { WelcomeLine } from '../components/accounts/welcome-line';

/** Invites a visitor who has looked around for a while. */
export default function SignUpAltModal() {
  const { t } = useTranslation('welcome');
  return (
    <AccountPane
      title={<Dialog.Title className="type-title">{t('join.stay')}</Dialog.Title>}
      subtitle={<WelcomeLine />}
    >
      <JoinWays />
    </AccountPane>
  );
}
