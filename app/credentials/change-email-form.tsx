import { Link, useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useEarlyInput } from '../forms/use-early-input';
import { changeEmailParameter } from '../modals/modal-keys';
import { afterSignIn } from '../accounts/after-sign-in';
import type { CodeResponse } from '../accounts/code-form';
import type { FormPlace } from '../accounts/form-origin';
import { formText } from '../forms/form-text';
import { OriginFields } from '../accounts/origin-fields';
import { useCountdown } from '../accounts/use-countdown';
import { useErrorText } from '../forms/use-error-text';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { EmailLocked } from './email-locked';
import { useFetcher } from '../forms/use-fetcher';

interface ChangeEmailFormProps {
  place: FormPlace;
  answer?: CodeResponse | undefined;
}

/** The code step in its other mode: the address was mistyped, and is corrected. */
export function ChangeEmailForm({ place, answer }: ChangeEmailFormProps) {
  const { t } = useTranslation('credentials');
  const { verification } = useSite();
  const errorText = useErrorText();
  const redirectTo = afterSignIn(useLocation());
  const page = `/verify?${new URLSearchParams({ [changeEmailParameter]: '', redirectTo })}`;
  const fetcher = useFetcher<CodeResponse>({ key: `change-email-${place}` });
  // Unknown until the script has read the field.
  const [typed, setTyped] = useState<string>();
  const [answerBefore, setAnswerBefore] = useState<CodeResponse>();
  const locked = useCountdown(
    verification?.emailLockedSeconds ?? 0,
    verification?.measuredAt ?? '',
  );
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (early) => setTyped(formText(early, 'email')));
  if (!verification) return null;
  const said = fetcher.data ?? answer;
  const error = said === answerBefore ? undefined : said?.error;
  const isBusy = fetcher.state !== 'idle';
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t('otp.change-text')}</p>
      <fetcher.Form method="post" action={page} ref={form} noValidate>
        <OriginFields place={place} redirectTo={redirectTo} />
        <TextField
          id={`new-email-${place}`}
          name="email"
          type="email"
          label={t('otp.new-email')}
          icon="mail"
          autoComplete="email"
          inputMode="email"
          placeholder={t('accounts:email-example')}
          required
          defaultValue={said?.email}
          error={errorText(error === undefined ? undefined : [error])}
          onChange={({ target }) => {
            setTyped(target.value);
            setAnswerBefore(said);
          }}
        />
        {locked > 0 && <EmailLocked />}
        <Button
          type="submit"
          name="intent"
          value="change-email"
          size="large"
          className="mt-6 w-full"
          disabled={
            typed !== undefined && (typed === '' || error !== undefined || isBusy || locked > 0)
          }
          busyLabel={isBusy ? t('otp.resetting') : undefined}
        >
          {t('otp.reset-email')}
        </Button>
      </fetcher.Form>
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
