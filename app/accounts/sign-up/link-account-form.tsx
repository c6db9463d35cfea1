import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm, Form, SubmitButton } from '../../kit/forms/form';
import { usePageForm } from '../../kit/forms/use-form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { clockText } from '../../kit/ui/media/clock-text';
import { CodeEntry } from '../../kit/forms/codes/code-entry';
import type { CodeResponse } from '../code/code-form';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';

interface LinkAccountFormProps {
  provider: string;
  maskedEmail: string;
  resendInSeconds: number;
  measuredAt: string;
  response: CodeResponse | undefined;
}

/**
 * Shows the form for the code that verifies an address, where the provider's statement is not sufficient.
 */
export function LinkAccountForm(props: LinkAccountFormProps) {
  const { provider, maskedEmail, response } = props;
  const { t } = useTranslation('trust');
  const { form } = usePageForm({ id: 'link-account', response });
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
      <Form form={form}>
        <CodeEntry id="link-code" label={t('link.label')} intent="confirm">
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

function AnotherCode({ resendInSeconds, measuredAt, response }: LinkAccountFormProps) {
  const { t } = useTranslation('trust');
  const isHydrated = useHydrated();
  const left = useCountdown(resendInSeconds, measuredAt);
  return (
    <ActForm className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <SubmitButton
        intent="resend"
        kind="ghost"
        size="small"
        className="tabular-nums"
        disabled={isHydrated && left > 0}
      >
        {left > 0 ? t('link.resend-in', { time: clockText(left) }) : t('link.resend')}
      </SubmitButton>
      <p role="status" className="type-caption text-fg-3">
        {response?.wasSent ? t('link.sent-again') : t('link.check-spam')}
      </p>
    </ActForm>
  );
}
