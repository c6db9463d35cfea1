import type { AppLoadContext } from '@remix-run/node';
import { deletionsSettings } from '~/domain/deletions/settings';

/** What whoever wants to leave is told, wherever their question stands. */
export async function settingsSite({ domain }: AppLoadContext) {
  const { deletion_notice_seconds } = await domain.settings(deletionsSettings);
  return { deletionNoticeHours: Math.round(deletion_notice_seconds / 3600) };
}
