import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { FormEmail } from '../../kit/forms/form-field';
import { useForm } from '../../kit/forms/use-form';
import { changeEmailParameter } from '../../kit/modals/modal-keys';
import { afterSignIn } from '../log-in/after-sign-in';
import type { CodeResponse } from '../code/code-form';
import type { FormPlace } from '../sign-up/form-origin';
import { formText } from '../../kit/forms/form-text';
import { OriginFields } from '../sign-up/origin-fields';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';
import { useSite } from '../../kit/site/use-site';
import { EmailLocked } from './email-locked';

interface ChangeEmailFormProps {
  place: FormPlace;
  response?: CodeResponse | undefined;
}

/** Shows the other mode of the code step: the form that corrects a mistyped address. */
export function ChangeEmailForm({ place, response }: ChangeEmailFormProps) {
  const { t } = useTranslation('credentials');
  const { verification } = useSite();
  const redirectTo = afterSignIn(useLocation());
  const page = `/verify?${new URLSearchParams({ [changeEmailParameter]: '', redirectTo })}`;
  const { form, fields } = useForm<{ email: string }, CodeResponse>({
    id: `change-email-${place}`,
    action: page,
    response,
  });
  // Undefined until the script has read the field.
  const [typed, setTyped] = useState<string>();
  const [responseBefore, setResponseBefore] = useState<CodeResponse>();
  const locked = useCountdown(
    verification?.emailLockedSeconds ?? 0,
    verification?.measuredAt ?? '',
  );
  if (!verification) return null;
  const isCorrected = form.response === responseBefore;
  const isRefused = fields.email.errors !== undefined && !isCorrected;
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('otp.change-text')}</p>
      <Form
        form={form}
        noValidate
        onTyped={(now) => {
          setTyped(formText(now, 'email'));
          if (typed !== undefined) setResponseBefore(form.response);
        }}
      >
        <OriginFields place={place} redirectTo={redirectTo} />
        <FormEmail
          field={fields.email}
          id={`new-email-${place}`}
          label={t('otp.new-email')}
          icon="mail"
          placeholder={t('accounts:email-example')}
          isCorrected={isCorrected}
        />
        {locked > 0 && <EmailLocked />}
        <SubmitButton
          intent="change-email"
          size="large"
          className="mt-6 w-full"
          disabled={typed !== undefined && (typed === '' || isRefused || form.isBusy || locked > 0)}
          busyLabel={t('otp.resetting')}
        >
          {t('otp.reset-email')}
        </SubmitButton>
      </Form>
      <BackToCode />
    </>
  );
}

function BackToCode() {
  const { t } = useTranslation('credentials');
  const { pathname, search } = useLocation();
  const verifying = new URLSearchParams(search);
  verifying.delete(changeEmailParameter);
  return (
    <p className="type-small text-fg-2 mt-4 text-center">
      <Trans
        t={t}
        i18nKey="otp.to-verify"
        components={{
          go: (
            <Link
              to={{ pathname, search: `?${verifying}` }}
              replace
              preventScrollReset
              className="rounded-small text-fg font-[520] underline underline-offset-2"
            />
          ),
        }}
      />
    </p>
  );
}
