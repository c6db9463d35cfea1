import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { ModalFailure } from '../../modals/modal-failure';
import { ModalFoot } from '../../modals/modal-foot';
import { ModalTitle } from '../../modals/modal-title';
import { useModalData } from '../../modals/use-modal-data';
import { Reach } from '../../wallet/reach';
import { useSite } from '../../shell/use-site';
import { useRevalidateWhile } from '../../ui/behaviour/use-revalidate-while';
import { ButtonLink } from '../../ui/buttons/button';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icons/icon';
import { RollingNumber } from '../../ui/marks/rolling-number';
import { TokenGlyph } from '../../ui/marks/token-glyph';
import { FactRows } from '../fact-rows';
import type { readTokensOutcome, TokensOutcome } from '../server/read-outcome-modals.server';
import { useBackTo } from '../use-back-to';

/** Tokens have come: how many, what is there now, what was paid, and the way back. */
export default function SuccessTokenModal() {
  const { t } = useTranslation('offers');
  const { locale } = useSite();
  const { data, hasFailed, retry } = useModalData<typeof readTokensOutcome>();
  const isWaiting = data?.isPaid === false;
  useRevalidateWhile(isWaiting);
  const tokens = data ? data.amount + data.bonusTokens : 0;
  return (
    <>
      <div className="px-5 pt-11 pb-5 text-center md:px-9">
        <span className="mx-auto flex size-26 items-center justify-center rounded-full shadow-[0_0_60px_rgb(255_125_146/.25)]">
          <TokenGlyph className="size-26" />
        </span>
        <ModalTitle className="type-title mt-6">
          {data
            ? t('done.title', { count: tokens, shown: tokens.toLocaleString(locale) })
            : t('done.here')}
        </ModalTitle>
        {hasFailed && <ModalFailure onRetry={retry} className="mt-5" />}
        {data && <TokenFacts outcome={data} />}
      </div>
      <DoneFoot isWaiting={isWaiting} />
    </>
  );
}

function TokenFacts({ outcome }: { outcome: TokensOutcome }) {
  const { t } = useTranslation('offers');
  const { locale, tokenValue } = useSite();
  const { balance, amount, bonusTokens, total, paidWith } = outcome;
  const before = outcome.isPaid ? balance - amount - bonusTokens : balance;
  return (
    <>
      <p className="text-fg-2 mt-2 mb-5">{t('done.text')}</p>
      <div className="text-start">
        <FactRows
          rows={[
            {
              label: (
                <>
                  {t('done.balance')}
                  <span className="type-small text-fg-3 block">
                    {t('done.worth', {
                      money: formatMoney(worthOfTokens(balance, tokenValue), locale),
                    })}
                    <Reach tokens={balance} />
                  </span>
                </>
              ),
              value: (
                <span className="flex items-center gap-3">
                  <span className="text-fg-3 font-[400]">{before.toLocaleString(locale)}</span>
                  <Icon name="arrow-right" size={16} className="text-fg-3" />
                  <span className="type-figure text-[1.6875rem]">
                    <RollingNumber from={before} to={balance} locale={locale} />
                  </span>
                </span>
              ),
            },
            {
              label:
                bonusTokens > 0
                  ? t('done.bought-bonus', { amount, bonus: bonusTokens })
                  : t('done.bought', { count: amount }),
              value: formatMoney(total, locale),
            },
            ...(paidWith ? [{ label: t('done.paid-with'), value: paidWith }] : []),
          ]}
        />
      </div>
      <p className="type-small text-fg-2 mt-3">
        <Trans
          t={t}
          i18nKey="done.receipt"
          components={{
            statement: (
              <Link
                to="/settings/statement"
                className="rounded-small underline underline-offset-2"
              />
            ),
          }}
        />
      </p>
    </>
  );
}

function DoneFoot({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('offers');
  const back = useBackTo();
  return (
    <ModalFoot className="md:px-9 md:pb-9">
      {isWaiting ? (
        <p role="status" className="text-fg-2 flex h-13 items-center justify-center gap-3">
          <Spinner /> {t('done.waiting')}
        </p>
      ) : (
        <ButtonLink to={back.to} replace preventScrollReset size="large" className="w-full">
          {t(back.isChat ? 'done.back-to-chat' : 'done.back')}
        </ButtonLink>
      )}
      <ButtonLink to="/settings/statement#limit" kind="ghost" className="mt-1.5 w-full">
        {t('done.limit')}
      </ButtonLink>
    </ModalFoot>
  );
}
