import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { introSeen } from './intro-seen';
import { stepHref } from './onboarding-hrefs';

/** Shows the introduction once per browser, and leads to the first step after it. */
export function useSeenIntro(isCreator: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCreator) return;
    if (introSeen.read() === 'true') navigate(stepHref('profile'), { replace: true });
    else introSeen.write('true');
  }, [isCreator, navigate]);
}
