import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { useSite } from '../../kit/site/use-site';
import { Flag } from '../../kit/ui/marks/flag';
import { Icon } from '../../kit/ui/icons/icon';
import { nameOf } from '../../kit/i18n/locales';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { ModalTitle } from '../../kit/modals/modal-title';

/** Shows the available languages, each by its own name. A choice submits a form and closes the modal. */
export default function LanguageSelectorModal() {
  const { t } = useTranslation('welcome');
  const { locale: spoken, language } = useSite();
  const { closeHref } = useOpenModal();
  return (
    <div className="px-4 pt-11 pb-7 md:p-8">
      <ModalTitle className="type-h2 pe-10">{t('language.title')}</ModalTitle>
      <ActForm
        action="/language"
        replace
        preventScrollReset
        className="mt-5 grid gap-2 sm:grid-cols-2"
      >
        <input type="hidden" name="redirectTo" value={closeHref} />
        {language.released.map((locale) => {
          const isChosen = locale === spoken;
          return (
            <button
              key={locale}
              name="locale"
              value={locale}
              lang={locale}
              aria-current={isChosen ? 'true' : undefined}
              className={clsx(
                'rounded-input flex h-13 items-center gap-3 border px-4 text-start font-[540] transition duration-120',
                isChosen
                  ? 'border-rose bg-rose/14 text-fg'
                  : 'border-line-2 text-fg-2 hover:bg-veil hover:text-fg',
              )}
            >
              <Flag locale={locale} />
              <span className="flex-1">{nameOf(locale)}</span>
              {isChosen && <Icon name="check" className="text-rose" />}
            </button>
          );
        })}
      </ActForm>
    </div>
  );
}
