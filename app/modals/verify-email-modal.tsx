import { Dialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { LinkSent } from '../components/credentials/link-sent';

export default function VerifyEmailModal() {
  const { t } = useTranslation('credentials');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <Dialog.Title className="type-title pe-10">{t('link.title')}</Dialog.Title>
      <LinkSent />
    </div>
  );
}
