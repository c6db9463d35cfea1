import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listChosenChats } from '~/domain/follow-ups/choices';
import { isSwitchedOn } from '~/domain/follow-ups/follow-up-switch';
import { getPreferences } from '~/domain/notifications/preferences';
import { listDevices } from '~/domain/notifications/take-device';
import { requireMember } from '../../kit/session/require-member.server';
import { FollowUpsCard } from '../../follow-ups/follow-ups-card';
import { memoryHref } from '../../memory/memory-place';
import { switchIntents } from '../../follow-ups/follow-ups-place';
import { saveSwitch } from '../../follow-ups/server/save-follow-ups.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { DevicesCard } from '../../notifications/devices-card';
import { PreferencesForm } from '../../notifications/preferences-form';
import {
  removeDevice,
  saveDevice,
  sendTrial,
} from '../../notifications/server/change-devices.server';
import { savePreferences } from './save-preferences.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, sessionId } = requireMember(request, context);
  const { domain, config } = context;
  const [t, preferences, devices, isOn, chats] = await Promise.all([
    translatorOf(context),
    getPreferences(domain, userId),
    listDevices(domain, { userId, sessionId }),
    isSwitchedOn(domain.db, userId),
    listChosenChats(domain, userId),
  ]);
  return {
    page: { title: t('notifications:settings') },
    preferences,
    followUps: {
      isOn,
      chats: chats.map(({ slug, name, frequency }) => ({ slug, name, frequency })),
    },
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
    case switchIntents.on:
    case switchIntents.off:
      return saveSwitch(context, viewer.userId, form.get('intent') === switchIntents.on);
    case 'try-out':
      return sendTrial(context, viewer);
    default:
      throw data(null, 400);
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows which notifications reach a person, through which channels, and when. */
export default function NotificationSettingsPage() {
  const { t } = useTranslation('notifications');
  const { preferences, followUps, devices, publicKey } = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="type-h2 mb-4">{t('settings')}</h2>
      <PreferencesForm preferences={preferences} />
      <FollowUpsCard
        followUps={followUps}
        choicesHref={(slug) => memoryHref({ slug, tab: 'choices' })}
      />
      {publicKey !== null && <DevicesCard devices={devices} publicKey={publicKey} />}
    </>
  );
}
