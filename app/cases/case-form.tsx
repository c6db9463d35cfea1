import { getInputProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import type { CaseKind } from '~/domain/cases/kinds';
import type { AccountResponse } from '../accounts/use-account-form';
import { CaptchaField } from '../captcha/captcha-field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { caseFields, nameField, type CaseField } from './case-fields';
import { CaseFormField } from './case-form-field';

interface CaseFormProps {
  kind: CaseKind;
  /** Where it is sent: the page that shows it. */
  action: string;
  /** Sent along, so that a second press is the same case. */
  formKey: string;
  /** What is known beforehand. */
  known: Partial<Record<string, string>>;
  answer: AccountResponse | undefined;
}

/** Everything a kind of case asks for; works as a plain form. */
export function CaseForm({ kind, action, formKey, known, answer }: CaseFormProps) {
  const { t } = useTranslation('contact');
  const errorText = useErrorText('contact');
  const isBusy = useNavigation().formAction === action;
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: `case-${kind}`,
    lastResult: answer?.lastResult,
    defaultValue: { ...known, formKey },
  });
  const show = (field: CaseField) => {
    const meta = fields[field.name];
    return meta && <CaseFormField key={field.name} field={field} meta={meta} />;
  };
  const email = fields['email'];
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className="grid gap-4"
    >
      <input type="hidden" name="formKey" value={fields['formKey']?.initialValue ?? formKey} />
      {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        {show(kind === 'content' ? { ...nameField, isOptional: true } : nameField)}
        {email && (
          <TextField
            {...getInputProps(email, { type: 'email' })}
            id={email.id}
            key={email.key}
            label={t('field.email')}
            autoComplete="email"
            inputMode="email"
            placeholder={t('field.email-example')}
            required
            error={errorText(email.errors)}
          />
        )}
      </div>
      {caseFields[kind].map(show)}
      <CaptchaField answer={answer} />
      <Button
        type="submit"
        size="large"
        className="max-sm:w-full sm:justify-self-start"
        busyLabel={isBusy ? t('sending') : undefined}
      >
        {t('send')}
      </Button>
    </Form>
  );
}
