import type { ButtonProps } from '../../kit/ui/buttons/button';
import { SubmitButton } from '../../kit/forms/form';

interface KeyButtonProps extends ButtonProps {
  intent: string;
  /** The keys that press it, separated by spaces. */
  keys: string;
}

/** A button of the queue, which shows the key that presses it. */
export function KeyButton({ intent, keys, children, ...rest }: KeyButtonProps) {
  return (
    <SubmitButton {...rest} intent={intent} size="small" aria-keyshortcuts={keys}>
      {children}
      <Key>{keys}</Key>
    </SubmitButton>
  );
}

/** A key as shown on its button. Assistive technology reads it from `aria-keyshortcuts`. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="ms-1 inline-flex h-5 min-w-5 items-center justify-center rounded border border-current/35 px-1 font-mono text-[0.6875rem] max-md:hidden"
    >
      {children}
    </kbd>
  );
}
