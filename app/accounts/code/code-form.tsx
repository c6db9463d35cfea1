import { useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/form';
import { useForm } from '../../kit/forms/use-form';
import { useSite } from '../../kit/site/use-site';
import { afterSignIn } from '../log-in/after-sign-in';
import { ChangeEmailLine } from '../frame/change-email-line';
import { ModalLink } from '../../kit/modals/modal-link';
import { CodeEntry } from '../../kit/forms/codes/code-entry';
import type { FormPlace } from '../sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';
import { OriginFields } from '../sign-up/origin-fields';
import { ResendCode } from './resend-code';
import type { FormResponse } from '../../kit/forms/form-response';

/** The result of the verify action when it does not redirect. */
export type CodeResponse = FormResponse & { wasSent?: boolean | undefined };

interface CodeFormProps {
  place: FormPlace;
  response?: CodeResponse | undefined;
}

/** Shows the second step of sign-up: the e-mailed code. */
export function CodeForm({ place, response }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const { verification } = useSite();
  const location = useLocation();
  const origin = { place, redirectTo: afterSignIn(location) };
  const page = withRedirect('/verify', origin.redirectTo);
  const { form } = useForm({ id: `verify-${place}`, action: page, response });
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
      <Form form={form}>
        <OriginFields {...origin} />
        <CodeEntry
          id={`code-${place}`}
          label={t('code.label')}
          intent="verify"
          busyLabel={t('code.verifying')}
        >
          {t('code.verify')}
        </CodeEntry>
      </Form>
      <ResendCode
        action={page}
        origin={origin}
        wait={verification}
        wasSent={response?.wasSent ?? false}
        hint={t('code.check-spam')}
      />
      <ChangeEmailLine verification={verification} />
      {place === 'modal' && <LinkLine />}
    </>
  );
}

/** Points from the code form to the link in the same mail, which verifies the address too. */
function LinkLine() {
  const { t } = useTranslation('credentials');
  return (
    <p className="type-small mt-4 text-center">
      <ModalLink
        modal="verifyEmailModal"
        replace
        className="rounded-small text-fg font-[520] underline underline-offset-2"
      >
        {t('otp.use-link')}
      </ModalLink>
    </p>
  );
}
