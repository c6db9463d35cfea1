import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../kit/forms/form';
import type { HolderKind } from '~/domain/second-factors/holder';
import { Button, type ButtonProps } from '../kit/ui/buttons/button';
import { Notice } from '../kit/ui/feedback/notice';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { usePasskey, type PasskeyPurpose } from './use-passkey';

interface PasskeyFormProps extends Pick<ButtonProps, 'kind' | 'size'> {
  purpose: PasskeyPurpose;
  /** The kind of signed-in person; a member by default. */
  holder?: HolderKind;
  label: string;
  /** The form's action; the current page by default. */
  action?: string;
  /** Additional fields of the form. */
  children?: ReactNode;
}

/** A button that creates a passkey or signs with one, and submits the browser's response. */
export function PasskeyForm({
  purpose,
  holder = 'user',
  label,
  action,
  kind = 'outline',
  size = 'large',
  children,
}: PasskeyFormProps) {
  const { t } = useTranslation('passkeys');
  const isHydrated = useHydrated();
  const { isBusy, error, begin } = usePasskey(purpose, holder);
  return (
    <ActForm {...(action === undefined ? {} : { action })} onSubmit={begin} className="space-y-3">
      {error && <Notice kind="danger">{t(`errors.${error}`)}</Notice>}
      <input type="hidden" name="intent" value={`passkey-${purpose}`} />
      <input type="hidden" name="passkey" />
      {children}
      <Button
        type="submit"
        kind={kind}
        size={size}
        icon="fingerprint"
        className="w-full"
        disabled={!isHydrated || isBusy}
        busyLabel={isBusy ? t('waiting') : undefined}
      >
        {label}
      </Button>
      <noscript>
        <p className="type-caption text-fg-3">{t('needs-script')}</p>
      </noscript>
    </ActForm>
  );
}
