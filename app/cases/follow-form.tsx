import { getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';

interface FollowFormProps {
  /** What is known beforehand. */
  known: { reference?: string; email?: string };
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for the two things that together show a case. */
export function FollowForm({ known, lastResult }: FollowFormProps) {
  const { t } = useTranslation('contact');
  const errorText = useErrorText('contact');
  const isBusy = useNavigation().formAction === '/case';
  const [form, { reference, email }] = useForm<{ reference: string; email: string }, string[]>({
    id: 'follow',
    lastResult,
    defaultValue: known,
  });
  return (
    <Form
      method="post"
      action="/case"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className="max-w-110 space-y-4"
    >
      {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
      <TextField
        {...getInputProps(reference, { type: 'text' })}
        id={reference.id}
        key={reference.key}
        label={t('follow.reference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="K7QM-2XWP-9DTR"
        required
        error={errorText(reference.errors)}
      />
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
      <Button type="submit" size="large" busyLabel={isBusy ? t('follow.busy') : undefined}>
        {t('follow.action')}
      </Button>
    </Form>
  );
}
