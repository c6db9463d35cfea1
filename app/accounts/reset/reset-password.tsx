import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { afterSignIn } from '../log-in/after-sign-in';
import type { FormPlace } from '../sign-up/form-origin';
import { useSite } from '../../kit/site/use-site';
import { NewPasswordStep } from './new-password-step';
import { ResetCodeStep } from './reset-code-step';
import { ResetDoneStep } from './reset-done-step';
import { ResetEmailStep } from './reset-email-step';
import type { ResetResponse } from './reset-progress';

interface ResetPasswordProps {
  place: FormPlace;
  /** The result of the page's own action for a form sent without JavaScript. */
  response?: ResetResponse | undefined;
}

/** Shows the four steps from a forgotten password to a new one. The server knows the current step. */
export function ResetPassword({ place, response }: ResetPasswordProps) {
  const { reset } = useSite();
  const origin = { place, redirectTo: afterSignIn(useLocation()) };
  const box = useFocusOnChange(reset.step);
  const step = { origin, response };
  return (
    <div ref={box}>
      {reset.step === 'enter-email' && <ResetEmailStep {...step} />}
      {reset.step === 'verification' && <ResetCodeStep {...step} progress={reset} />}
      {reset.step === 'set-new-password' && <NewPasswordStep {...step} />}
      {reset.step === 'success' && <ResetDoneStep {...step} />}
    </div>
  );
}

/** Moves the focus to the next step, because the pressed button disappears with its step. */
function useFocusOnChange(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  }, [step]);
  return box;
}
