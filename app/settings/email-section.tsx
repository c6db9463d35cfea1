import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormEmail, FormField, FormPassword } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Notice } from '../kit/ui/feedback/notice';
import { SettingsSection } from '../kit/shell/settings-section';

interface EmailSectionProps {
  email: string;
  /** The address to which a code was sent and that is not proved yet. */
  pending: string | null;
  hasPassword: boolean;
  wasChanged: boolean;
}

const strong = <strong className="text-fg font-[560] break-all" />;

/** Changes the e-mail address in two steps: it is requested with the password, then proved by the code. */
export function EmailSection({ email, pending, hasPassword, wasChanged }: EmailSectionProps) {
  const { t } = useTranslation('account');
  return (
    <SettingsSection id="email" title={t('email.title')} about={t('email.about')}>
      <div className="space-y-4">
        {wasChanged && <Notice kind="ok">{t('email.changed', { email })}</Notice>}
        <p className="text-fg-2">
          <Trans
            t={t}
            i18nKey="email.current"
            values={{ email }}
            components={{ address: strong }}
          />
        </p>
        {pending === null ? (
          <RequestForm hasPassword={hasPassword} />
        ) : (
          <ProveForm pending={pending} />
        )}
      </div>
    </SettingsSection>
  );
}

function RequestForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { form, fields } = useForm<{ email: string; password: string }>({
    id: 'email',
    intent: 'email',
  });
  return (
    <Form form={form} className="space-y-4">
      <FormErrors />
      <FormEmail field={fields.email} label={t('email.new')} icon="mail" />
      {hasPassword && <FormPassword field={fields.password} label={t('email.password')} />}
      <SubmitButton
        intent="email"
        kind="light"
        className="max-md:w-full"
        busyLabel={t('email.sending')}
      >
        {t('email.send-code')}
      </SubmitButton>
    </Form>
  );
}

function ProveForm({ pending }: { pending: string }) {
  const { t } = useTranslation('account');
  const { form, fields } = useForm<{ code: string }>({
    id: 'email-code',
    intent: 'email-code',
  });
  return (
    <Form form={form} className="space-y-4">
      <p className="text-fg-2">
        <Trans
          t={t}
          i18nKey="email.sent-to"
          values={{ email: pending }}
          components={{ address: strong }}
        />
      </p>
      <FormErrors />
      <FormField
        field={fields.code}
        type="text"
        label={t('email.code')}
        icon="key-round"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={5}
        required
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          intent="email-code"
          kind="light"
          className="max-md:w-full"
          busyLabel={t('email.confirming')}
        >
          {t('email.confirm')}
        </SubmitButton>
        <Link
          to="/settings/security#email"
          className={buttonClass({ kind: 'ghost' }, 'max-md:w-full')}
        >
          {t('email.another')}
        </Link>
      </div>
    </Form>
  );
}
