import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';

/** Shown to a person without Premium: its benefits and the link to the plans. */
export function NoPremium() {
  const { t } = useTranslation('premium');
  return (
    <section className="rounded-card border-line-2 bg-invite shadow-card border p-5 md:p-7">
      <h2 className="type-h2 flex items-center gap-3">
        <Icon name="gem" size={20} className="text-gold shrink-0" />
        {t('none.title')}
      </h2>
      <p className="text-fg-2 mt-2 mb-5 max-w-120">{t('none.text')}</p>
      <ModalLink modal="becomePremium" className={buttonClass({}, 'max-md:w-full')}>
        {t('see-plans')}
      </ModalLink>
      <p className="mt-4">
        <Link to="/redeem" className="rounded-small text-fg-2 underline underline-offset-2">
          {t('none.redeem')}
        </Link>
      </p>
    </section>
  );
}
