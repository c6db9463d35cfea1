import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { nameOf } from '../i18n/locales';
import { Icon } from '../ui/icons/icon';
import { useSite } from '../site/use-site';

interface LanguageLinkProps {
  className?: string;
}

/** Opens the choice of languages and shows the current one. */
export function LanguageLink({ className }: LanguageLinkProps) {
  const { t } = useTranslation('shell');
  const { locale } = useSite();
  return (
    <ModalLink modal="languageSelectorModal" className={className}>
      <Icon name="languages" size={16} className="me-1.5 inline align-[-3px]" />
      <span className="sr-only">{t('footer.language')}: </span>
      {nameOf(locale)}
    </ModalLink>
  );
}
