import { useTranslation } from 'react-i18next';
import { nameOf } from '../kit/i18n/locales';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { SettingsSection } from '../kit/shell/settings-section';

/** Shows the current language and a link to change it. */
export function LanguageSection() {
  const { t } = useTranslation('account');
  const { locale } = useSite();
  return (
    <SettingsSection id="language" title={t('language.title')} about={t('language.about')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 font-[540]">{nameOf(locale)}</p>
        <ModalLink
          modal="languageSelectorModal"
          className={buttonClass({ kind: 'soft' }, 'max-md:w-full')}
        >
          {t('language.change')}
        </ModalLink>
      </div>
    </SettingsSection>
  );
}
