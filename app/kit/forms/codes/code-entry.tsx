import { SubmitButton, useOwnForm } from '../form';
import type { ButtonProps } from '../../ui/buttons/button';
import { FieldNote } from '../../ui/fields/text-field';
import { CodeInput } from './code-input';
import { codeLength } from './code-length';
import { useCodeEntry } from './use-code-entry';

interface CodeEntryProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'busyLabel'> {
  id: string;
  label: string;
  /** The intent of the form. */
  intent: string;
  /** The number of digits. */
  length?: number;
  children: string;
}

/** Shows the field for a mailed code and its button, which is enabled once the code is complete. */
export function CodeEntry({
  id,
  label,
  intent,
  length = codeLength,
  size = 'large',
  className = 'mt-6 w-full',
  children,
  ...button
}: CodeEntryProps) {
  const { form, errorText } = useOwnForm();
  const { code, errors, change } = useCodeEntry(id, form.response);
  const noteId = `${id}-note`;
  return (
    <>
      <CodeInput
        id={id}
        label={label}
        length={length}
        value={code ?? ''}
        hasError={errors !== undefined}
        describedBy={errors === undefined ? undefined : noteId}
        onChange={change}
      />
      <FieldNote id={noteId} error={errorText(errors)} />
      <SubmitButton
        {...button}
        intent={intent}
        size={size}
        className={className}
        disabled={code !== undefined && (code.length !== length || form.isBusy)}
      >
        {children}
      </SubmitButton>
    </>
  );
}
