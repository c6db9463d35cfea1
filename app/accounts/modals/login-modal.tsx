import { useTranslation } from 'react-i18next';
import { AccountPane } from '../frame/account-pane';
import { LogInForm } from '../log-in/log-in-form';
import { useSite } from '../../kit/site/use-site';
import { ModalTitle } from '../../kit/modals/modal-title';

export default function LoginModal() {
  const { t } = useTranslation('accounts');
  const { product } = useSite();
  return (
    <AccountPane
      title={
        <ModalTitle className="type-title">{t('log-in-to', { product: product.name })}</ModalTitle>
      }
      subtitle={t('welcome-back')}
    >
      <LogInForm place="modal" />
    </AccountPane>
  );
}
