import type { ComponentProps } from 'react';
import { FormPassword } from '../../kit/forms/form-field';
import { useSite } from '../../kit/site/use-site';

/** The line of a password that is being chosen; the hint says how long it must be. */
export function NewPasswordField(line: ComponentProps<typeof FormPassword>) {
  const { min, max } = useSite().passwordLength;
  return <FormPassword autoComplete="new-password" minLength={min} maxLength={max} {...line} />;
}
