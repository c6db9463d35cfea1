import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { AccountPane } from '../components/accounts/account-pane';
import { LogInForm } from '../components/accounts/log-in-form';
import { useSite } from '../components/shell/use-site';

export default function LoginModal() {
  const { t } = useTranslation('accounts');
  const { product } = useSite();
  return (
    <AccountPane
      title={
        <Dialog.Title className="type-title">
          {t('log-in-to', { product: product.name })}
        </Dialog.Title>
      }
      subtitle={t('welcome-back')}
    >
      <LogInForm place="modal" />
    </AccountPane>
  );
}
