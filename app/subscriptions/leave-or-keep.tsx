import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { PausedLine } from './paused-line';
import { dayFormat } from './premium-card';
import type { OwnPremium } from './subscription-page-view';

/**
 * Shows the cancellation directly below the subscription, with what it keeps. After a cancellation it
 * offers to undo it.
 */
export function LeaveOrKeep({ premium }: { premium: OwnPremium }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { status, isInGrace, endsAt, renewal, next } = premium;
  if (status === 'Paused') return <PausedLine premium={premium} />;
  const day = <LocalTime at={endsAt} format={dayFormat} className="whitespace-nowrap" />;
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-x-4.5 gap-y-2.5">
      <div className="flex gap-2.5 max-md:w-full max-md:*:flex-1">
        {status === 'Active' ? (
          <ModalLink modal="cancelPremium" className={buttonClass({ kind: 'outline' }, 'w-full')}>
            {t('leave.cancel')}
          </ModalLink>
        ) : (
          <ActForm preventScrollReset>
            <SubmitButton
              intent="keep"
              kind="outline"
              className="w-full"
              busyLabel={t('leave.keeping')}
            >
              {t('leave.keep')}
            </SubmitButton>
          </ActForm>
        )}
        <Link to="#receipts" className={buttonClass({ kind: 'outline' }, 'md:hidden')}>
          {t('paid.receipts')}
        </Link>
      </div>
      <p className="type-small text-fg-2">
        {isInGrace ? (
          t('leave.unpaid')
        ) : status === 'Active' ? (
          <>
            {t('leave.one-click')} {day}.
          </>
        ) : (
          renewal && (
            <>
              {t('leave.keep-it', { price: formatMoney(renewal, locale) })} {day}
              {t('leave.as-before')}
            </>
          )
        )}
      </p>
      {next && status === 'Active' && <ChangeAhead next={next} />}
    </div>
  );
}

/** Shows the scheduled plan, which can be cancelled. */
function ChangeAhead({ next }: { next: NonNullable<OwnPremium['next']> }) {
  const { t } = useTranslation('premium');
  return (
    <ActForm preventScrollReset className="type-small text-fg-2 w-full">
      {t('leave.changes', { count: next.months })}{' '}
      <LocalTime at={next.at} format={dayFormat} className="whitespace-nowrap" />.{' '}
      <button
        type="submit"
        name="intent"
        value="take-back"
        className="rounded-small text-fg underline underline-offset-2"
      >
        {t('leave.take-back')}
      </button>
    </ActForm>
  );
}
