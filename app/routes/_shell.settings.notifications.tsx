import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { getPreferences } from '~/domain/notifications/preferences';
import { listDevices } from '~/domain/notifications/take-device';
import { requireMember } from '../accounts/server/require-member.server';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';
import { DevicesCard } from '../notifications/devices-card';
import { PreferencesForm } from '../notifications/preferences-form';
import { removeDevice, saveDevice, sendTrial } from '../notifications/server/change-devices.server';
import { savePreferences } from '../notifications/server/save-preferences.server';
import { pageMeta } from '../shell/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, sessionId } = requireMember(request, context);
  const { domain, config } = context;
  const [t, preferences, devices] = await Promise.all([
    translatorOf(context),
    getPreferences(domain, userId),
    listDevices(domain, { userId, sessionId }),
  ]);
  return {
    page: { title: t('notifications:settings') },
    preferences,
    devices: devices.map((device) => ({ ...device, createdAt: device.createdAt.toISOString() })),
    publicKey: config.PUSH_PUBLIC_KEY ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  const form = await readForm(request);
  switch (form.get('intent')) {
    case 'preferences':
      return savePreferences(context, viewer.userId, form);
    case 'device':
      return saveDevice(context, viewer, form);
    case 'remove-device':
      return removeDevice(context, viewer.userId, form);
    case 'try-out':
      return sendTrial(context, viewer);
    default:
      throw data(null, 400);
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** What reaches somebody, by which ways, and when. */
export default function NotificationSettingsPage() {
  const { t } = useTranslation('notifications');
  const { preferences, devices, publicKey } = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="type-h2 mb-4">{t('settings')}</h2>
      <PreferencesForm preferences={preferences} />
      {publicKey !== null && <DevicesCard devices={devices} publicKey={publicKey} />}
    </>
  );
}
