import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { HolderKind } from '~/domain/second-factors/holder';
import type { FormResponse } from '../kit/forms/form-response';
import { PasskeyForm } from './passkey-form';

interface SecondStepFormProps {
  kinds: { hasApp: boolean; hasPasskey: boolean };
  purpose: 'second-step' | 'prove';
  holder?: HolderKind;
  response: FormResponse | undefined;
}

/** Requests the second factor: a passkey if scripts run, else a code from the app or a recovery code. */
export function SecondStepForm({ kinds, purpose, holder, response }: SecondStepFormProps) {
  const { t } = useTranslation('factors');
  const { form, fields } = usePageForm<{ code: string }>({ id: 'second-step', response });
  const { hasApp, hasPasskey } = kinds;
  return (
    <>
      <p className="text-fg-2 mt-2 mb-6">{t(hasApp ? 'step.text-app' : 'step.text-passkey')}</p>
      {hasPasskey && (
        <div className="mb-6">
          <PasskeyForm
            purpose={purpose}
            holder={holder}
            label={t('step.use-passkey')}
            kind="primary"
          />
        </div>
      )}
      <Form form={form} noValidate={false} className="space-y-4">
        <FormErrors />
        <FormField
          type="text"
          field={fields.code}
          id="second-step-code"
          label={t(hasApp ? 'step.code' : 'step.recovery-code')}
          {...(hasApp && { hint: t('step.code-hint') })}
          icon="key-round"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={20}
          aria-invalid={form.errors ? true : undefined}
        />
        <SubmitButton
          intent="second-step"
          size="large"
          kind={hasPasskey ? 'outline' : 'primary'}
          className="w-full"
          busyLabel={t('step.checking')}
        >
          {t('step.continue')}
        </SubmitButton>
      </Form>
    </>
  );
}
