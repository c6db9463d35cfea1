import { useTranslation } from 'react-i18next';
import { AccountPane } from '../frame/account-pane';
import { JoinWays } from '../sign-up/join-ways';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Stops a visitor on their way to what members do. */
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
