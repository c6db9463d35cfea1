import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnForm } from '../forms/form';
import type { FormResponse } from '../forms/form-response';
import { useSite } from '../site/use-site';
import { useHydrated } from '../ui/behaviour/use-hydrated';
import { useLatest } from '../ui/behaviour/use-latest';
import { loadCaptcha } from './load-captcha';

/**
 * Tells the server, from a form whose scripts run, that somebody can be asked whether they are
 * human, and asks them once it wants to know. Without scripts there is no field, and the server
 * lets fewer attempts pass instead.
 */
export function CaptchaField({ onState }: { onState?: (state: CaptchaState) => void }) {
  const { response } = useOwnForm().form;
  const { captcha } = useSite();
  const isHydrated = useHydrated();
  if (!captcha || !isHydrated) return null;
  if (!response?.wantsCaptcha) return <input type="hidden" name="captcha" value="" />;
  return <Widget {...captcha} response={response} onState={onState} />;
}

/** How far somebody is who was asked; whoever cannot be asked need not be waited for. */
export type CaptchaState = 'wanted' | 'solved' | 'failed' | 'away';

interface WidgetProps {
  /** What the form was last answered; a token is good for one answer. */
  response: FormResponse;
  siteKey: string;
  scriptUrl: string;
  onState: ((state: CaptchaState) => void) | undefined;
}

function Widget({ siteKey, scriptUrl, response, onState }: WidgetProps) {
  const { t } = useTranslation('trust');
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isAway, setAway] = useState(false);
  const tell = useLatest((state: CaptchaState) => onState?.(state));
  useEffect(() => {
    let remove: () => void = () => undefined;
    let isLeft = false;
    setToken('');
    tell.current('wanted');
    loadCaptcha(scriptUrl).then(
      (captcha) => {
        if (isLeft || !place.current) return;
        const id = captcha.render(place.current, {
          sitekey: siteKey,
          theme: 'dark',
          callback(solved) {
            setToken(solved);
            tell.current('solved');
          },
          'expired-callback'() {
            setToken('');
            tell.current('wanted');
          },
          'error-callback'() {
            setToken('');
            tell.current('failed');
          },
        });
        remove = () => captcha.remove(id);
      },
      () => {
        setAway(true);
        tell.current('away');
      },
    );
    return () => {
      isLeft = true;
      remove();
    };
  }, [scriptUrl, siteKey, response, tell]);
  // Whoever cannot be shown the widget is treated like somebody without scripts.
  if (isAway) return null;
  return (
    <div role="group" aria-label={t('captcha.label')}>
      <input type="hidden" name="captcha" value={token} />
      <div ref={place} className="rounded-input min-h-16.5 overflow-hidden" />
    </div>
  );
}
