import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormPassword } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { FormResponse } from '../kit/forms/form-response';
import { CodeEntry } from '../kit/forms/codes/code-entry';

export type ProveResponse = FormResponse & {
  /** True if a code has been sent. */
  wasSent?: boolean;
};

interface ProveFormProps {
  way: 'password' | 'code';
  response: ProveResponse | undefined;
}

/** Requests the password, or a mailed code, from a person without a second factor. */
export function ProveForm({ way, response }: ProveFormProps) {
  return way === 'password' ? <Password response={response} /> : <MailedCode response={response} />;
}

function Password({ response }: Pick<ProveFormProps, 'response'>) {
  const { t } = useTranslation('factors');
  const { form, fields } = usePageForm<{ password: string }>({ id: 'prove', response });
  return (
    <Form form={form} noValidate={false} className="space-y-4">
      <FormPassword field={fields.password} id="prove-password" label={t('prove.password')} />
      <SubmitButton kind="light" className="max-md:w-full" busyLabel={t('step.checking')}>
        {t('step.continue')}
      </SubmitButton>
    </Form>
  );
}

function MailedCode({ response }: Pick<ProveFormProps, 'response'>) {
  const { t } = useTranslation('factors');
  const { form } = usePageForm({ id: 'prove', response });
  if (!response?.wasSent && response?.intent !== 'code') {
    return (
      <Form form={form} noValidate={false} className="space-y-4">
        <FormErrors />
        <p className="text-fg-2">{t('prove.by-mail')}</p>
        <SubmitButton
          intent="send"
          kind="light"
          className="max-md:w-full"
          busyLabel={t('prove.sending')}
        >
          {t('prove.send')}
        </SubmitButton>
      </Form>
    );
  }
  return (
    <Form form={form} noValidate={false}>
      <p className="text-fg-2 mb-4">{t('prove.sent')}</p>
      <CodeEntry id="prove-code" label={t('prove.code')} intent="code" kind="light" size="medium">
        {t('step.continue')}
      </CodeEntry>
    </Form>
  );
}
