import { Trans, useTranslation } from 'react-i18next';
import { AccountPane } from '../frame/account-pane';
import { JoinWays } from '../sign-up/join-ways';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Shows the same invitation in other words, for its second display. */
export default function LoginAltModal2() {
  const { t } = useTranslation('welcome');
  return (
    <AccountPane
      title={
        <ModalTitle className="type-title">
          <Trans t={t} i18nKey="join.headline-again" components={{ phrase: <em /> }} />
        </ModalTitle>
      }
      subtitle={t('join.text')}
    >
      <JoinWays />
    </AccountPane>
  );
}
