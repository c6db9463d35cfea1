import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { JoinWays } from '../components/accounts/join-ways';

/** Stops a visitor on their way to what members do. */
export default function LoginAltModal() {
  const { t } = useTranslation('welcome');
  return (
    <AccountPane
      title={<Dialog.Title className="type-title">{t('join.headline')}</Dialog.Title>}
      subtitle={t('join.text')}
    >
      <JoinWays />
    </AccountPane>
  );
}
