import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';
import { places } from './places';
import { SettingsSection } from '../kit/shell/settings-section';

/** Links to the list of blocked characters. */
export function BlockedSection() {
  const { t } = useTranslation('follow');
  return (
    <SettingsSection id="blocked" title={t('block.list.title')} about={t('block.list.about')}>
      <ButtonLink to={places.blocked} kind="soft" className="max-md:w-full">
        {t('block.list.see')}
      </ButtonLink>
    </SettingsSection>
  );
}
