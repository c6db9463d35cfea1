import { useTranslation } from 'react-i18next';
import { AccountPane } from '../frame/account-pane';
import { JoinWays } from '../sign-up/join-ways';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Stops a visitor at an action that requires an account. */
export default function LoginAltModal() {
  const { t } = useTranslation('welcome');
  return (
    <AccountPane
      title={<ModalTitle className="type-title">{t('join.headline')}</ModalTitle>}
      subtitle={t('join.text')}
    >
      <JoinWays />
    </AccountPane>
  );
}
