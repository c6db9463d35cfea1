import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import { isPersonNameKey, personNameLength, typedPersonName } from '~/domain/profile/person-name';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { TextField } from '../../kit/ui/fields/text-field';

interface PersonNameFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/**
 * Shows the field of a person's name: keys other than letters are ignored, and words get a capital letter.
 */
export function PersonNameField(props: PersonNameFieldProps) {
  return (
    <TextField
      {...props}
      icon="user-round"
      maxLength={personNameLength}
      onKeyDown={refuseOtherKeys}
      onChange={(event) => {
        // Leaves a character alone while it is still being composed.
        const { nativeEvent } = event;
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
        write(event, typedPersonName(event.currentTarget.value));
      }}
      onCompositionEnd={({ currentTarget }) => {
        currentTarget.value = typedPersonName(currentTarget.value);
      }}
      onBlur={(event) => write(event, event.currentTarget.value.trim())}
    />
  );
}

function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (!isCommand && !isOfInputMethod(event.nativeEvent) && !isPersonNameKey(event.key)) {
    event.preventDefault();
  }
}

/** Changes the text and keeps the cursor position. */
function write(
  { currentTarget: field }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>,
  name: string,
) {
  if (name === field.value) return;
  const fromEnd = field.value.length - (field.selectionStart ?? field.value.length);
  field.value = name;
  if (field !== document.activeElement) return;
  const cursor = Math.max(0, name.length - fromEnd);
  field.setSelectionRange(cursor, cursor);
}
