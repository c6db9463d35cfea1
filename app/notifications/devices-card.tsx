import { useTranslation } from 'react-i18next';
import { ActForm, Form, SubmitButton } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { LocalTime } from '../kit/site/local-time';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import { PushHere } from './push-here';
import type { DevicesResponse } from './server/change-devices.server';
import { settingsPath } from './settings-path';

interface ShownDevice {
  id: string;
  name: string | null;
  createdAt: string;
  isOwn: boolean;
}

interface DevicesCardProps {
  devices: ShownDevice[];
  publicKey: string;
}

const dayFormat = { day: 'numeric', month: 'long' } as const;

/** Lists the browsers that receive push notices and shows whether this one does. */
export function DevicesCard({ devices, publicKey }: DevicesCardProps) {
  const { t } = useTranslation('notifications');
  const isHydrated = useHydrated();
  return (
    <section
      id="devices"
      aria-labelledby="devices-title"
      className="rounded-card border-line-2 bg-card shadow-card mt-5 max-w-[720px] scroll-mt-6 border p-5"
    >
      <h2 id="devices-title" className="type-h3">
        {t('devices.title')}
      </h2>
      <p className="type-small text-fg-2 mt-1.5">{t('devices.about')}</p>
      {devices.length === 0 ? (
        <p className="text-fg-3 mt-4">{t('devices.none')}</p>
      ) : (
        <ul className="divide-line mt-3 divide-y">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {isHydrated && <PushHere publicKey={publicKey} isOn={devices.some(({ isOwn }) => isOwn)} />}
        <TryOut />
      </div>
    </section>
  );
}

function DeviceRow({ device: { id, name, createdAt, isOwn } }: { device: ShownDevice }) {
  const { t } = useTranslation('notifications');
  const shown = name ?? t('devices.unknown');
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <Icon name="smartphone" size={20} className="text-fg-3" />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-[540]">{shown}</span>
        <span className="type-caption text-fg-3">
          {isOwn ? `${t('devices.own')} · ` : ''}
          {t('devices.since')} <LocalTime at={createdAt} format={dayFormat} />
        </span>
      </p>
      <ActForm action={settingsPath}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          intent="remove-device"
          kind="outline"
          size="small"
          aria-label={t('devices.remove-which', { name: shown })}
        >
          {t('devices.remove')}
        </SubmitButton>
      </ActForm>
    </li>
  );
}

/** Sends the person a test notice on every channel. */
function TryOut() {
  const { t } = useTranslation('notifications');
  const { form, response } = useAct<DevicesResponse>({ key: 'try-out', action: settingsPath });
  return (
    <Form form={form} className="space-y-3">
      <SubmitButton intent="try-out" kind="outline">
        {t('devices.try')}
      </SubmitButton>
      <div role="status">
        {response?.outcome === 'done' && <Notice kind="ok">{t('devices.tried')}</Notice>}
        {response?.outcome === 'too-many' && <Notice kind="danger">{t('devices.too-many')}</Notice>}
      </div>
    </Form>
  );
}
