import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { clockText } from '../../kit/ui/media/clock-text';
import type { FormOrigin } from '../sign-up/form-origin';
import { OriginFields } from '../sign-up/origin-fields';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';
import type { FormResponse } from '../../kit/forms/form-response';

interface ResendCodeProps {
  /** The page whose action sends the code. */
  action: string;
  origin: FormOrigin;
  /** The seconds until another code may be sent, and the time when they were counted. */
  wait: { resendInSeconds: number; measuredAt: string };
  wasSent: boolean;
  /** The text shown before a code is sent again. */
  hint: string;
}

/** Sends another mail with a code, once the last one is old enough. */
export function ResendCode({ action, origin, wait, wasSent, hint }: ResendCodeProps) {
  const { t } = useTranslation('accounts');
  const isHydrated = useHydrated();
  const { form } = useForm<Record<string, never>, FormResponse & { wasSent?: boolean }>({
    id: `resend-${origin.place}`,
    action,
  });
  const left = useCountdown(wait.resendInSeconds, wait.measuredAt);
  const isSent = form.response?.wasSent ?? wasSent;
  return (
    <Form form={form} className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      <OriginFields {...origin} />
      <SubmitButton
        intent="resend"
        kind="ghost"
        size="small"
        className="tabular-nums"
        disabled={isHydrated && (left > 0 || form.isBusy)}
      >
        {left > 0 ? t('code.resend-in', { time: clockText(left) }) : t('code.resend')}
      </SubmitButton>
      <p role="status" className="type-caption text-fg-3">
        {isSent ? t('code.sent-again') : hint}
      </p>
    </Form>
  );
}
