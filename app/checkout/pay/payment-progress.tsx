import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useReach } from '../../kit/connection/use-reach';
import { LocalTime } from '../../kit/site/local-time';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Notice } from '../../kit/ui/feedback/notice';
import { Spinner } from '../../kit/ui/feedback/spinner';
import { Icon } from '../../kit/ui/icons/icon';
import { clock } from '../order/clock';
import type { CheckoutView, PaymentView } from '../checkout-view';
import { CheckoutFoot } from '../checkout-foot';
import { useCheckoutHref } from '../checkout-place';
import { useWords } from '../use-words';

interface ProgressProps {
  view: CheckoutView;
  payment: PaymentView;
}

/** Shows a payment in progress: the finished, current and next steps. */
export function PaymentProgress({ view, payment }: ProgressProps) {
  const { t } = useTranslation('checkout');
  const { paidWith } = useWords();
  const isUnavailable = useReach() !== 'reached';
  const isCrypto = payment.method === 'crypto';
  const isPaid = payment.state === 'completed';
  const { what, variant, number } = view;
  const count = what.kind === 'tokens' ? what.tokens + what.bonusTokens : 0;
  const hasFace = payment.card !== null || payment.wallet !== null || isCrypto;
  return (
    <>
      <ol aria-live="polite" className="divide-line divide-y">
        <Step state="done" title={t('progress.begun')}>
          {hasFace && `${paidWith(payment)}, `}
          <LocalTime at={payment.startedAt} format={clock} />
        </Step>
        <Step state={isPaid ? 'done' : 'now'} title={t('progress.taking')}>
          {!isPaid && t(isCrypto ? 'progress.usually-crypto' : 'progress.usually')}
        </Step>
        <Step
          state={isPaid ? 'now' : 'next'}
          title={
            variant === 'tokens'
              ? t('progress.give.tokens', { count })
              : t(`progress.give.${variant}`)
          }
        />
      </ol>
      {isUnavailable && <Notice kind="info">{t('line.waiting')}</Notice>}
      <CheckoutFoot>
        {payment.redirectUrl === null ? (
          <LookAgain />
        ) : (
          <a href={payment.redirectUrl} className={buttonClass({ size: 'large' }, 'w-full')}>
            {t('progress.go-on')}
          </a>
        )}
        <p className="type-caption text-fg-3 text-center text-balance">
          <Trans
            t={t}
            i18nKey="progress.help"
            values={{ number }}
            components={{
              statement: (
                <Link
                  to="/settings/statement"
                  className="rounded-small text-fg-2 underline underline-offset-2"
                />
              ),
            }}
          />
        </p>
      </CheckoutFoot>
    </>
  );
}

/** Reloads a payment's state: a button, and without scripts also a refresh every ten seconds. */
function LookAgain() {
  const { t } = useTranslation('checkout');
  const href = useCheckoutHref()({});
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`10;url=${href}`} />
      </noscript>
      <Link
        to={href}
        replace
        preventScrollReset
        className={buttonClass({ kind: 'soft', size: 'large' }, 'w-full')}
      >
        <Spinner />
        {t('progress.finishing')}
      </Link>
    </>
  );
}

interface StepProps {
  state: 'done' | 'now' | 'next';
  title: string;
  children?: ReactNode;
}

function Step({ state, title, children }: StepProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="flex items-start gap-4 py-3.5 first:pt-0 last:pb-0"
    >
      <span className="flex size-6 items-center justify-center">
        {state === 'done' && <Icon name="circle-check" size={20} className="text-ok" />}
        {state === 'now' && (
          <span className="text-rose flex">
            <Spinner />
          </span>
        )}
        {state === 'next' && <span className="border-line-form size-4.5 rounded-full border-2" />}
      </span>
      <p className="min-w-0">
        <strong className={clsx('block font-[560]', state === 'next' && 'text-fg-3')}>
          {title}
        </strong>
        <span className="text-fg-2 type-small block">{children}</span>
      </p>
    </li>
  );
}
