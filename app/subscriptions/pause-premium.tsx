import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';
import { subscriptionPath } from '../checkout/change/subscription-path';
import { dayFormat } from './premium-card';
import type { PauseChoices } from './subscription-page-view';

/** Offers pauses of a plan: one button for each length, with what happens meanwhile. */
export function PausePremium({ pauses }: { pauses: PauseChoices }) {
  const { t } = useTranslation('premium');
  return (
    <section id="pause" aria-labelledby="pause-title" className="mt-8 scroll-mt-6">
      <h2 id="pause-title" className="type-h2">
        {t('pause.title')}
      </h2>
      <PauseForm pauses={pauses} />
    </section>
  );
}

/** The lengths of a pause, each of which is chosen with one press. */
export function PauseForm({ pauses: { from, options } }: { pauses: PauseChoices }) {
  const { t } = useTranslation('premium');
  const day = (at: string) => (
    <LocalTime at={at} format={dayFormat} className="whitespace-nowrap" />
  );
  return (
    <ActForm action={subscriptionPath} preventScrollReset>
      <p className="text-fg-2 mt-2 max-w-140">
        <Trans t={t} i18nKey="pause.text" components={{ from: day(from) }} />
      </p>
      <input type="hidden" name="intent" value="pause" />
      <div className="mt-4 grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(0,1fr))]">
        {options.map(({ months, until }) => (
          <SubmitButton
            key={months}
            name="months"
            value={String(months)}
            kind="outline"
            className="h-auto! min-h-13 w-full flex-col gap-0 py-2"
            busyLabel={t('pause.busy')}
          >
            <span>{t('pause.option', { count: months })}</span>
            <span className="type-caption text-fg-2">
              <Trans t={t} i18nKey="pause.until" components={{ until: day(until) }} />
            </span>
          </SubmitButton>
        ))}
      </div>
    </ActForm>
  );
}
