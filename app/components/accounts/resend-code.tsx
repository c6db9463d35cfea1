import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { useHydrated } from '../ui/use-hydrated';
import type { CodeAnswer } from './code-form';
import { clockText } from './clock-text';
import type { FormOrigin } from './form-origin';
import { OriginFields } from './origin-fields';
import { useCountdown } from './use-countdown';
import type { Verification } from './verification';

interface ResendCodeProps {
  origin: FormOrigin;
  verification: Verification;
  wasSent: boolean;
}

/** Another code by e-mail, once the last one is old enough. */
export function ResendCode({ origin, verification, wasSent }: ResendCodeProps) {
  const { t } = useTranslation('accounts');
  const isHydrated = useHydrated();
  const fetcher = useFetcher<CodeAnswer>();
  const left = useCountdown(verification.resendInSeconds, verification.measuredAt);
  const isSent = fetcher.data?.wasSent ?? wasSent;
  return (
    <fetcher.Form
      method="post"
      action="/verify"
      className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1"
    >
      <OriginFields {...origin} />
      <Button
        type="submit"
        name="intent"
        value="resend"
        kind="ghost"
        size="small"
        className="tabular-nums"
        disabled={isHydrated && (left > 0 || fetcher.state !== 'idle')}
      >
        {left > 0 ? t('code.resend-in', { time: clockText(left) }) : t('code.resend')}
      </Button>
      <p role="status" className="type-caption text-fg-3">
        {isSent ? t('code.sent-again') : t('code.check-spam')}
      </p>
    </fetcher.Form>
  );
}
