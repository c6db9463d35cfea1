import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { AppSetUp } from '../second-factors/app-set-up';
import type { AppToSetUp } from '../second-factors/server/app-to-set-up.server';
import { PasskeyForm } from '../second-factors/passkey-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { StartAgain } from './start-again';

interface StaffEnrolmentProps {
  app: AppToSetUp | null;
  mayWait: boolean;
  error: string | undefined;
  /** What the passkey was to be called that was not added. */
  passkeyName: string | undefined;
}

/** Asks a member of staff who has no second factor to add one. */
export function StaffEnrolment({ app, error, ...choices }: StaffEnrolmentProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff">{t('enrol.title')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('enrol.text')}</p>
      {app ? <AppSetUp app={app} error={error} /> : <Choices error={error} {...choices} />}
      <StartAgain />
    </>
  );
}

function Choices({ mayWait, error, passkeyName }: Omit<StaffEnrolmentProps, 'app'>) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const intent = useNavigation().formData?.get('intent');
  return (
    <div className="space-y-6">
      {error !== undefined && <Notice kind="danger">{errorText([error])}</Notice>}
      <PasskeyForm purpose="enrol" label={t('enrol.passkey')} kind="light" size="medium">
        <TextField
          id="passkey-name"
          name="name"
          label={t('enrol.passkey-name')}
          defaultValue={passkeyName ?? t('enrol.passkey-default')}
          autoComplete="off"
          maxLength={60}
          required
        />
      </PasskeyForm>
      <Form method="post" action="/admin">
        <Button
          type="submit"
          name="intent"
          value="app-begin"
          kind="outline"
          className="w-full"
          busyLabel={intent === 'app-begin' ? t('enrol.beginning') : undefined}
        >
          {t('enrol.app')}
        </Button>
      </Form>
      {mayWait && (
        <Form method="post" action="/admin">
          <Button
            type="submit"
            name="intent"
            value="later"
            kind="ghost"
            className="w-full"
            busyLabel={intent === 'later' ? t('signing-in') : undefined}
          >
            {t('enrol.later')}
          </Button>
        </Form>
      )}
    </div>
  );
}
