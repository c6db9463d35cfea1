import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { useSite } from '../shell/use-site';
import { buttonClass } from '../ui/buttons/button-class';
import { SettingsSection } from './settings-section';

export function DeleteSection() {
  const { t } = useTranslation('account');
  const { deletionNoticeHours } = useSite();
  return (
    <SettingsSection
      id="delete"
      title={t('delete.title')}
      about={t('delete.about', { count: deletionNoticeHours })}
    >
      <ModalLink
        modal="confirmDeleteProfile"
        className={buttonClass({ kind: 'danger' }, 'max-md:w-full')}
      >
        {t('delete.open')}
      </ModalLink>
    </SettingsSection>
  );
}
