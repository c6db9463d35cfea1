import { useTranslation } from 'react-i18next';
import { markInstalled } from '../installation';
import { useSite } from '../../kit/site/use-site';
import { BrandMark } from '../../kit/ui/marks/brand-mark';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';

/**
 * Offers the installation guide once: a person who opens it counts as having the app, until the browser
 * reports otherwise.
 */
export default function InstallAppAltModal() {
  const { t } = useTranslation('welcome');
  const { product } = useSite();
  return (
    <div className="px-4 pt-11 pb-7 text-center md:p-10">
      <span className="bg-ink border-line-2 mx-auto flex size-18 items-center justify-center rounded-[20px] border">
        <BrandMark className="size-10" />
      </span>
      <ModalTitle className="type-title mt-5">
        {t('install.nudge-title', { product: product.name })}
      </ModalTitle>
      <p className="text-fg-2 mx-auto mt-3 mb-7 max-w-90">{t('install.nudge-text')}</p>
      <ModalLink
        modal="installAppModal"
        replace
        onOpen={markInstalled}
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {t('install.nudge-action')}
      </ModalLink>
    </div>
  );
}
