import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { ModalFailure } from '../../modals/modal-failure';
import { ModalFoot } from '../../modals/modal-foot';
import { ModalTitle } from '../../modals/modal-title';
import { useModalData } from '../../modals/use-modal-data';
import { FactRows } from '../../offers/fact-rows';
import { useBackTo } from '../../offers/use-back-to';
import { LocalTime } from '../../shell/local-time';
import { useSite } from '../../shell/use-site';
import { useRevalidateWhile } from '../../ui/behaviour/use-revalidate-while';
import { buttonClass } from '../../ui/buttons/button-class';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { TokenGlyph } from '../../ui/marks/token-glyph';
import { wholeDate } from '../plan-summary';
import { phrase } from '../premium-promise';
import type { PremiumOutcome, readPremiumOutcome } from '../server/read-premium-outcome.server';

/** Premium is on, or will change: what was bought, what was paid, when it renews, where leaving is. */
export default function SuccessPremiumModal() {
  const { t } = useTranslation('premium');
  const { data, hasFailed, retry } = useModalData<typeof readPremiumOutcome>();
  const isWaiting = data?.isActive === false;
  useRevalidateWhile(isWaiting);
  const headline = data?.next ? 'success.next' : 'success.headline';
  return (
    <>
      <div className="relative overflow-hidden pt-34 md:pt-46">
        {data?.cover && (
          <img
            src={data.cover}
            alt=""
            className="absolute inset-x-0 top-0 h-61 w-full [mask-image:linear-gradient(#000_45%,transparent)] object-cover object-[60%_25%] md:h-71"
          />
        )}
        <div className="relative px-5 md:px-8">
          <ModalTitle className="font-display text-[2.125rem]/9.5 font-[420] tracking-[-.02em] md:text-[2.5rem]/11">
            <Trans t={t} i18nKey={headline} components={{ phrase }} />
          </ModalTitle>
        </div>
      </div>
      <div className="px-5 pt-3 pb-5 md:px-8">
        {hasFailed && <ModalFailure onRetry={retry} />}
        {data && <PremiumFacts outcome={data} />}
      </div>
      <SuccessFoot isWaiting={isWaiting} />
    </>
  );
}

function PremiumFacts({ outcome }: { outcome: PremiumOutcome }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { isChange, months, total, paidWith, renewsAt, renewal, balance, allowance, next } =
    outcome;
  const at = next?.at ?? renewsAt;
  const due = next?.price ?? renewal;
  return (
    <>
      <p className="text-fg-2 mb-5">
        {next
          ? t('success.next-text', { count: next.months })
          : allowance > 0
            ? t('success.text', { count: allowance })
            : t('success.text-none')}
      </p>
      <FactRows
        rows={[
          { label: t('success.plan'), value: t('plan.months', { count: months }) },
          {
            label: isChange
              ? t('success.today')
              : paidWith
                ? t('success.paid', { means: paidWith })
                : t('success.total'),
            value: formatMoney(total, locale),
          },
          ...(at && due
            ? [
                {
                  label: t(next ? 'success.changes' : 'success.renews'),
                  value: (
                    <>
                      <LocalTime at={at} format={wholeDate} className="whitespace-nowrap" />,{' '}
                      {formatMoney(due, locale)}
                    </>
                  ),
                },
              ]
            : []),
          {
            label: t('success.balance'),
            value: (
              <span className="whitespace-nowrap">
                <TokenGlyph className="me-2 size-4 align-[-2px]" />
                {balance.toLocaleString(locale)}
                {allowance > 0 && !next && (
                  <span className="text-ok ms-2">+{allowance.toLocaleString(locale)}</span>
                )}
              </span>
            ),
          },
        ]}
      />
      <p className="type-small text-fg-2 mt-3">
        <Trans
          t={t}
          i18nKey={isChange ? 'success.taken-back' : 'success.receipt'}
          components={{
            page: (
              <Link
                to="/settings/subscription"
                className="rounded-small underline underline-offset-2"
              />
            ),
          }}
        />
      </p>
    </>
  );
}

/** Its button waits until what was paid for has begun. */
function SuccessFoot({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('premium');
  const back = useBackTo();
  return (
    <ModalFoot className="md:px-8 md:pb-8">
      {isWaiting ? (
        <Button size="large" className="w-full" busyLabel={t('success.waiting')} />
      ) : (
        <ButtonLink to={back.to} replace preventScrollReset size="large" className="w-full">
          {t(back.isChat ? 'success.back-to-chat' : 'success.ok')}
        </ButtonLink>
      )}
      <Link to="/" className={buttonClass({ kind: 'ghost' }, 'mt-1.5 w-full')}>
        {t('success.look-around')}
      </Link>
    </ModalFoot>
  );
}
