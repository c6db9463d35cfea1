import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../forms/use-error-text';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import type { AppToSetUp } from './server/app-to-set-up.server';
import { QrCode } from './qr-code';

interface AppSetUpProps {
  app: AppToSetUp;
  error: string | undefined;
}

/** Sets an app up: scan the picture or type the secret, then show that it works by its first code. */
export function AppSetUp({ app, error }: AppSetUpProps) {
  const { t } = useTranslation('factors');
  const errorText = useErrorText();
  const isBusy = useNavigation().formData?.get('intent') === 'app-confirm';
  return (
    <div className="space-y-5">
      <p className="text-fg-2">{t('app.scan')}</p>
      <QrCode modules={app.modules} label={t('app.picture')} />
      <div>
        <p className="type-caption text-fg-3">{t('app.type')}</p>
        <p className="mt-1 font-mono text-[0.9375rem]/6 break-words">{app.secret}</p>
      </div>
      <Form method="post" preventScrollReset className="space-y-4">
        <TextField
          id="app-code"
          name="code"
          label={t('app.code')}
          icon="key-round"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          required
          error={errorText(error === undefined ? undefined : [error])}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="app-confirm"
            kind="light"
            className="max-md:w-full"
            busyLabel={isBusy ? t('app.confirming') : undefined}
          >
            {t('app.confirm')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="app-cancel"
            kind="ghost"
            formNoValidate
            className="max-md:w-full"
          >
            {t('app.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
