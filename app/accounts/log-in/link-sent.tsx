import { useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { ModalLink } from '../../kit/modals/modal-link';
import { afterSignIn } from './after-sign-in';
import { withRedirect } from '../../kit/site/with-redirect';
import { clockText } from '../../kit/ui/media/clock-text';
import { OriginFields } from '../sign-up/origin-fields';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';
import { useSite } from '../../kit/site/use-site';
import type { Verification } from '../code/verification';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import type { CodeResponse } from '../code/code-form';

/** Shows a user with an unverified address where the verification link was sent. */
export function LinkSent() {
  const { t } = useTranslation('credentials');
  const { verification } = useSite();
  if (!verification) return null;
  return (
    <>
      <p className="text-fg-2 mt-2">
        <Trans
          t={t}
          i18nKey="link.sent-to"
          values={{ email: verification.maskedEmail }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <p className="text-fg-2 mt-3 mb-6">{t('link.hint')}</p>
      <ResendLink verification={verification} />
      <p className="type-small mt-4 text-center">
        <ModalLink
          modal="otpModal"
          replace
          className="rounded-small text-fg font-[520] underline underline-offset-2"
        >
          {t('link.enter-code')}
        </ModalLink>
      </p>
    </>
  );
}

function ResendLink({ verification }: { verification: Verification }) {
  const { t } = useTranslation('credentials');
  const isHydrated = useHydrated();
  const redirectTo = afterSignIn(useLocation());
  const { form } = useForm<Record<string, never>, CodeResponse>({
    id: 'resend-link',
    action: withRedirect('/verify', redirectTo),
  });
  const left = useCountdown(verification.resendInSeconds, verification.measuredAt);
  return (
    <Form form={form}>
      <OriginFields place="modal" redirectTo={redirectTo} />
      <SubmitButton
        intent="resend"
        size="large"
        className="w-full tabular-nums"
        disabled={isHydrated && (left > 0 || form.isBusy)}
      >
        {left > 0 ? t('link.resend-in', { time: clockText(left) }) : t('link.resend')}
      </SubmitButton>
      <p role="status" className="type-caption text-fg-3 mt-2 min-h-5 text-center">
        {form.response?.wasSent ? t('link.sent-again') : ''}
      </p>
    </Form>
  );
}
