import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { useErrorText } from '../kit/forms/use-error-text';
import { AppSetUp } from '../second-factors/app-set-up';
import type { AppToSetUp } from '../second-factors/server/app-to-set-up.server';
import { PasskeyForm } from '../second-factors/passkey-form';
import { Notice } from '../kit/ui/feedback/notice';
import { TextField } from '../kit/ui/fields/text-field';
import type { StaffResponse } from './staff-response';
import { StartAgain } from './start-again';

interface StaffEnrolmentProps {
  app: AppToSetUp | null;
  mayWait: boolean;
  response: StaffResponse | undefined;
}

/** Prompts a member of staff without a second factor to add one. */
export function StaffEnrolment({ app, mayWait, response }: StaffEnrolmentProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className="type-staff">{t('enrol.title')}</h1>
      <p className="type-small text-fg-2 mt-1.5 mb-5">{t('enrol.text')}</p>
      {app ? <AppSetUp app={app} response={response} /> : <Choices {...{ mayWait, response }} />}
      <StartAgain />
    </>
  );
}

function Choices({ mayWait, response }: Omit<StaffEnrolmentProps, 'app'>) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const refusal = response?.lastResult?.error?.[''];
  return (
    <div className="space-y-6">
      {refusal && <Notice kind="danger">{errorText(refusal)}</Notice>}
      <PasskeyForm purpose="enrol" label={t('enrol.passkey')} kind="light" size="medium">
        <TextField
          id="passkey-name"
          name="name"
          label={t('enrol.passkey-name')}
          defaultValue={response?.name ?? t('enrol.passkey-default')}
          autoComplete="off"
          maxLength={60}
          required
        />
      </PasskeyForm>
      <ActForm action="/admin">
        <SubmitButton
          intent="app-begin"
          kind="outline"
          className="w-full"
          busyLabel={t('enrol.beginning')}
        >
          {t('enrol.app')}
        </SubmitButton>
      </ActForm>
      {mayWait && (
        <ActForm action="/admin">
          <SubmitButton intent="later" kind="ghost" className="w-full" busyLabel={t('signing-in')}>
            {t('enrol.later')}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
