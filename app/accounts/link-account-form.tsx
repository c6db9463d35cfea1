import { Form, Link, useNavigation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { useHydrated } from '../ui/use-hydrated';
import { clockText } from '../ui/clock-text';
import { CodeEntry } from './code-entry';
import { useCountdown } from './use-countdown';

interface LinkAccountFormProps {
  provider: string;
  maskedEmail: string;
  resendInSeconds: number;
  measuredAt: string;
  answer: { error?: string | undefined; wasSent?: boolean } | undefined;
}

/** The code that proves an address which a provider alone does not settle. */
export function LinkAccountForm(props: LinkAccountFormProps) {
  const { provider, maskedEmail, answer } = props;
  const { t } = useTranslation('trust');
  const { state } = useNavigation();
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">
        <Trans
          t={t}
          i18nKey="link.text"
          values={{ email: maskedEmail, provider }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <Form method="post">
        <CodeEntry
          id="link-code"
          label={t('link.label')}
          answer={answer}
          intent="confirm"
          isBusy={state === 'submitting'}
        >
          {t('link.confirm')}
        </CodeEntry>
      </Form>
      <AnotherCode {...props} />
      <p className="type-small text-fg-2 mt-4 text-center">
        <Link
          to="/sign_in"
          className="rounded-small text-fg font-[520] underline underline-offset-2"
        >
          {t('link.otherwise')}
        </Link>
      </p>
    </>
  );
}

function AnotherCode({ resendInSeconds, measuredAt, answer }: LinkAccountFormProps) {
  const { t } = useTranslation('trust');
  const isHydrated = useHydrated();
  const left = useCountdown(resendInSeconds, measuredAt);
  return (
    <Form method="post" className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <Button
        type="submit"
        name="intent"
        value="resend"
        kind="ghost"
        size="small"
        className="tabular-nums"
        disabled={isHydrated && left > 0}
      >
        {left > 0 ? t('link.resend-in', { time: clockText(left) }) : t('link.resend')}
      </Button>
      <p role="status" className="type-caption text-fg-3">
        {answer?.wasSent ? t('link.sent-again') : t('link.check-spam')}
      </p>
    </Form>
  );
}
