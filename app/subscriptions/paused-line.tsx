import { Trans, useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { PayDue } from './pay-due';
import { dayFormat } from './premium-card';
import type { OwnPremium } from './subscription-page-view';

/** Shows a pause: what it means, the button that ends it, and the cancellation. */
export function PausedLine({ premium }: { premium: OwnPremium }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { pause, price, triesAgainAt } = premium;
  if (!pause) return null;
  const day = (at: string) => (
    <LocalTime at={at} format={dayFormat} className="whitespace-nowrap" />
  );
  return (
    <div className="mt-3.5 grid gap-3">
      {triesAgainAt !== null && <PayDue>{t('pause.failed')}</PayDue>}
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
        <ActForm preventScrollReset className="flex gap-2.5 max-md:w-full max-md:*:flex-1">
          <SubmitButton intent="keep" kind="outline" busyLabel={t('pause.resuming')}>
            {t(pause.hasBegun ? 'pause.resume' : 'pause.do-not')}
          </SubmitButton>
          <ModalLink modal="cancelPremium" className={buttonClass({ kind: 'outline' })}>
            {t('leave.cancel')}
          </ModalLink>
        </ActForm>
        <p className="type-small text-fg-2 min-w-0 flex-1 basis-60">
          <Trans
            t={t}
            i18nKey={pause.hasBegun ? 'pause.runs' : 'pause.planned'}
            values={{ price: price && formatMoney(price, locale) }}
            components={{ from: day(pause.from), until: day(pause.until) }}
          />
        </p>
      </div>
    </div>
  );
}
