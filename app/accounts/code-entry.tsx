import { Button, type ButtonProps } from '../ui/button';
import { FieldNote } from '../ui/text-field';
import { CodeInput } from './code-input';
import { codeLength } from './code-length';
import { useCodeEntry } from './use-code-entry';
import { useErrorText } from '../forms/use-error-text';

interface CodeEntryProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'busyLabel'> {
  id: string;
  label: string;
  answer: { error?: string | undefined } | undefined;
  /** What the form says it is sent for. */
  intent: string;
  isBusy: boolean;
  /** Figures it has. */
  length?: number;
  children: string;
}

/** The field for a mailed code and its button, which waits until the code is whole. */
export function CodeEntry({
  id,
  label,
  answer,
  intent,
  isBusy,
  length = codeLength,
  size = 'large',
  className = 'mt-6 w-full',
  children,
  ...button
}: CodeEntryProps) {
  const errorText = useErrorText();
  const { code, error, change } = useCodeEntry(id, answer);
  const noteId = `${id}-note`;
  return (
    <>
      <CodeInput
        id={id}
        label={label}
        length={length}
        value={code ?? ''}
        hasError={error !== undefined}
        describedBy={error === undefined ? undefined : noteId}
        onChange={change}
      />
      <FieldNote id={noteId} error={errorText(error === undefined ? undefined : [error])} />
      <Button
        {...button}
        type="submit"
        name="intent"
        value={intent}
        size={size}
        className={className}
        disabled={code !== undefined && (code.length !== length || isBusy)}
      >
        {children}
      </Button>
    </>
  );
}
