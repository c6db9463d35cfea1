import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HolderKind } from '~/domain/second-factors/holder';
import { useErrorText } from '../forms/use-error-text';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { PasskeyForm } from './passkey-form';

interface SecondStepFormProps {
  kinds: { hasApp: boolean; hasPasskey: boolean };
  purpose: 'second-step' | 'prove';
  holder?: HolderKind;
  answer: { error?: string | undefined } | undefined;
}

/**
 * Asks for the second factor: a passkey where scripts run, else a code of the app or a recovery
 * code.
 */
export function SecondStepForm({ kinds, purpose, holder, answer }: SecondStepFormProps) {
  const { t } = useTranslation('factors');
  const errorText = useErrorText();
  const { state } = useNavigation();
  const { hasApp, hasPasskey } = kinds;
  const error = answer?.error;
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
      <Form method="post" className="space-y-4">
        {error !== undefined && <Notice kind="danger">{errorText([error])}</Notice>}
        <TextField
          id="second-step-code"
          name="code"
          label={t(hasApp ? 'step.code' : 'step.recovery-code')}
          hint={hasApp ? t('step.code-hint') : undefined}
          icon="key-round"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={20}
          aria-invalid={error !== undefined || undefined}
        />
        <Button
          type="submit"
          name="intent"
          value="second-step"
          size="large"
          kind={hasPasskey ? 'outline' : 'primary'}
          className="w-full"
          busyLabel={state === 'submitting' ? t('step.checking') : undefined}
        >
          {t('step.continue')}
        </Button>
      </Form>
    </>
  );
}
