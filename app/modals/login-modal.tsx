import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { LogInForm } from '../components/accounts/log-in-form';
import { useSite } from '../components/shell/use-site';
import { ModalTitle } from './modal-title';

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
