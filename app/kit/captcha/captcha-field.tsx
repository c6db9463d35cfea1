import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnForm } from '../forms/form';
import type { FormResponse } from '../forms/form-response';
import { useSite } from '../site/use-site';
import { useHydrated } from '../ui/behaviour/use-hydrated';
import { useLatest } from '../ui/behaviour/use-latest';
import { loadCaptcha } from './load-captcha';

/**
 * Signals to the server that the form's scripts run and can show a captcha, and shows it when the server
 * requires it. Without scripts there is no field, and the server allows fewer attempts instead.
 */
export function CaptchaField({ onState }: { onState?: (state: CaptchaState) => void }) {
  const { response } = useOwnForm().form;
  const { captcha } = useSite();
  const isHydrated = useHydrated();
  if (!captcha || !isHydrated) return null;
  if (!response?.wantsCaptcha) return <input type="hidden" name="captcha" value="" />;
  return <Widget {...captcha} response={response} onState={onState} />;
}

/** The state of the captcha; one that cannot be shown need not be waited for. */
export type CaptchaState = 'wanted' | 'solved' | 'failed' | 'away';

interface WidgetProps {
  /** The form's last response; a token is valid for one response. */
  response: FormResponse;
  siteKey: string;
  scriptUrl: string;
  onState: ((state: CaptchaState) => void) | undefined;
}

function Widget({ siteKey, scriptUrl, response, onState }: WidgetProps) {
  const { t } = useTranslation('trust');
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isUnavailable, setUnavailable] = useState(false);
  const report = useLatest((state: CaptchaState) => onState?.(state));
  useEffect(() => {
    let remove: () => void = () => undefined;
    let isLeft = false;
    setToken('');
    report.current('wanted');
    loadCaptcha(scriptUrl).then(
      (captcha) => {
        if (isLeft || !place.current) return;
        const id = captcha.render(place.current, {
          sitekey: siteKey,
          theme: 'dark',
          callback(solved) {
            setToken(solved);
            report.current('solved');
          },
          'expired-callback'() {
            setToken('');
            report.current('wanted');
          },
          'error-callback'() {
            setToken('');
            report.current('failed');
          },
        });
        remove = () => captcha.remove(id);
      },
      () => {
        setUnavailable(true);
        report.current('away');
      },
    );
    return () => {
      isLeft = true;
      remove();
    };
  }, [scriptUrl, siteKey, response, report]);
  // A person who cannot see the widget is treated like one without scripts.
  if (isUnavailable) return null;
  return (
    <div role="group" aria-label={t('captcha.label')}>
      <input type="hidden" name="captcha" value={token} />
      <div ref={place} className="rounded-input min-h-16.5 overflow-hidden" />
    </div>
  );
}
