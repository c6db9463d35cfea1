import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { SettingsSection } from '../kit/shell/settings-section';

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
