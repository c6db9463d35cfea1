import type { ComponentProps } from 'react';
import { FormPassword } from '../../kit/forms/form-field';
import { useSite } from '../../kit/site/use-site';

/** Shows the field of a new password, with a hint about its length. */
export function NewPasswordField(line: ComponentProps<typeof FormPassword>) {
  const { min, max } = useSite().passwordLength;
  return <FormPassword autoComplete="new-password" minLength={min} maxLength={max} {...line} />;
}
