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
  /** What the page's own action said to a form sent without JavaScript. */
  response?: ResetResponse | undefined;
}

/** The four steps from a forgotten password to a new one; the server knows which one it is. */
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

/** The button that was pressed goes with its step: the cursor moves on to the next one. */
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
