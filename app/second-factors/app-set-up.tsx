import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { FormResponse } from '../kit/forms/form-response';
import type { AppToSetUp } from './server/app-to-set-up.server';
import { QrCode } from './qr-code';

interface AppSetUpProps {
  app: AppToSetUp;
  response: FormResponse | undefined;
}

/** Sets up an app: the person scans the picture or types the secret, then enters the first code. */
export function AppSetUp({ app, response }: AppSetUpProps) {
  const { t } = useTranslation('factors');
  const { form, fields } = usePageForm<{ code: string }>({ id: 'app-set-up', response });
  return (
    <div className="space-y-5">
      <p className="text-fg-2">{t('app.scan')}</p>
      <QrCode modules={app.modules} label={t('app.picture')} />
      <div>
        <p className="type-caption text-fg-3">{t('app.type')}</p>
        <p className="mt-1 font-mono text-[0.9375rem]/6 break-words">{app.secret}</p>
      </div>
      <Form form={form} noValidate={false} preventScrollReset className="space-y-4">
        <FormField
          type="text"
          field={fields.code}
          id="app-code"
          label={t('app.code')}
          icon="key-round"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          required
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            intent="app-confirm"
            kind="light"
            className="max-md:w-full"
            busyLabel={t('app.confirming')}
          >
            {t('app.confirm')}
          </SubmitButton>
          <SubmitButton intent="app-cancel" kind="ghost" formNoValidate className="max-md:w-full">
            {t('app.cancel')}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
