import { useEffect } from 'react';
import { isForSomethingElse } from '../../kit/ui/behaviour/is-for-something-else';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';

/**
 * Lets the keys of the queue press its buttons: each button names its keys in `aria-keyshortcuts`. A number
 * or letter of an answer opens it. Ctrl+Enter confirms the open answer, from its fields too.
 */
export function useQueueKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (isOfInputMethod(event)) return;
        event.preventDefault();
        document
          .querySelector<HTMLFormElement>('details[data-answer][open] form')
          ?.requestSubmit(
            document.querySelector<HTMLElement>('details[data-answer][open] [type=submit]'),
          );
        return;
      }
      if (!/^[\da-z]$/i.test(event.key) || isForSomethingElse(event)) return;
      const button = document.querySelector<HTMLElement>(
        `[aria-keyshortcuts~="${event.key.toUpperCase()}"]:not(:disabled)`,
      );
      if (!button) return;
      event.preventDefault();
      const answer = button.closest<HTMLDetailsElement>('details[data-answer]');
      if (!answer) return button.click();
      answer.open = true;
      answer
        .querySelector<HTMLElement>('form :is(input:not([type=hidden]), textarea, select, button)')
        ?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
