import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireMember } from '../../kit/session/require-member.server';
import { SettingsTabs } from '../../settings/settings-tabs';
import { Footer } from '../../kit/shell/footer';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(request, context);
  return null;
}

/** The layout of all settings pages. */
export default function SettingsRoute() {
  const { t } = useTranslation('settings');
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-3">{t('title')}</h1>
      <SettingsTabs />
      <div>
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
