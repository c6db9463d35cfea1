import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from '../kit/forms/use-fetcher';
import { Button } from '../kit/ui/buttons/button';
import { Notice } from '../kit/ui/feedback/notice';
import type { DevicesResponse } from './server/change-devices.server';
import { settingsPath } from './settings-path';
import { pushSupport, subscribeBrowser } from './subscribe-browser';

interface PushHereProps {
  /** The product's public key, with which a push service identifies the permitted sender. */
  publicKey: string;
  isOn: boolean;
}

type State = 'idle' | 'asking' | 'denied' | 'failed';

/**
 * Turns on push notices in this browser. The permission is requested only when the person presses the
 * button.
 */
export function PushHere({ publicKey, isOn }: PushHereProps) {
  const { t } = useTranslation('notifications');
  const { submit, data } = useFetcher<DevicesResponse>({ key: 'device' });
  const [support] = useState(pushSupport);
  const [state, setState] = useState<State>(support === 'denied' ? 'denied' : 'idle');
  if (support === 'unsupported') {
    return <p className="type-small text-fg-2">{t('devices.unsupported')}</p>;
  }
  if (isOn) return null;

  const switchOn = async () => {
    setState('asking');
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (!subscription) return setState('denied');
      submit(
        { intent: 'device', subscription: JSON.stringify(subscription) },
        { method: 'post', action: settingsPath },
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const failure = data?.outcome === 'refused' ? 'failed' : state;
  return (
    <div className="space-y-3">
      <Button
        icon="bell"
        disabled={state === 'asking'}
        busyLabel={state === 'asking' ? t('devices.turning-on') : undefined}
        onClick={() => void switchOn()}
      >
        {t('devices.on')}
      </Button>
      <div role="status">
        {(failure === 'denied' || failure === 'failed') && (
          <Notice kind="danger">{t(`devices.${failure}`)}</Notice>
        )}
      </div>
    </div>
  );
}
