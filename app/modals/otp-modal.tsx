import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../components/accounts/code-form';

export function OtpModal() {
  const { t } = useTranslation('accounts');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <Dialog.Title className="type-title pr-10">{t('code.title')}</Dialog.Title>
      <CodeForm place="modal" />
    </div>
  );
}
