import { useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../shell/use-site';
import { afterSignIn } from './after-sign-in';
import { ChangeEmailLine } from '../credentials/change-email-line';
import { LinkLine } from '../credentials/link-line';
import { CodeEntry } from './code-entry';
import { withRedirect, type FormPlace } from './form-origin';
import { OriginFields } from './origin-fields';
import { ResendCode } from './resend-code';
import { useFetcher } from '../forms/use-fetcher';

/** What the verify action says when it does not lead on. */
export interface CodeResponse {
  error?: string | undefined;
  /** The address that was typed in place of the one the code went to. */
  email?: string | undefined;
  wasSent?: boolean;
}

interface CodeFormProps {
  place: FormPlace;
  answer?: CodeResponse | undefined;
}

/** The second step of signing up: the e-mailed code. */
export function CodeForm({ place, answer }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const { verification } = useSite();
  const location = useLocation();
  const fetcher = useFetcher<CodeResponse>({ key: `verify-${place}` });
  const isBusy = fetcher.state !== 'idle';
  const origin = { place, redirectTo: afterSignIn(location) };
  const page = withRedirect('/verify', origin.redirectTo);
  if (!verification) return null;
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">
        <Trans
          t={t}
          i18nKey="code.sent-to"
          values={{ email: verification.maskedEmail }}
          components={{ address: <strong className="text-fg font-[560]" /> }}
        />
      </p>
      <fetcher.Form method="post" action={page}>
        <OriginFields {...origin} />
        <CodeEntry
          id={`code-${place}`}
          label={t('code.label')}
          answer={fetcher.data ?? answer}
          intent="verify"
          isBusy={isBusy}
          busyLabel={
            isBusy && fetcher.formData?.get('intent') === 'verify' ? t('code.verifying') : undefined
          }
        >
          {t('code.verify')}
        </CodeEntry>
      </fetcher.Form>
      <ResendCode
        action={page}
        origin={origin}
        wait={verification}
        wasSent={answer?.wasSent ?? false}
        hint={t('code.check-spam')}
      />
      <ChangeEmailLine verification={verification} />
      {place === 'modal' && <LinkLine />}
    </>
  );
}
