import type { AppLoadContext } from '@remix-run/node';
import { deletionsSettings } from '~/domain/deletions/settings';

/** Returns the notice period of a deletion, for all pages that mention it. */
export async function settingsSite({ domain }: AppLoadContext) {
  const { deletion_notice_seconds } = await domain.settings(deletionsSettings);
  return { deletionNoticeHours: Math.round(deletion_notice_seconds / 3600) };
}
