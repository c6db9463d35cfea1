import { useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button';
import { TextField } from './text-field';
import { useHydrated } from '../behaviour/use-hydrated';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A password field. The password can be shown if JavaScript runs. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      icon="lock"
      trailing={
        isHydrated && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t(isShown ? 'password.hide' : 'password.show')}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )
      }
    />
  );
}
