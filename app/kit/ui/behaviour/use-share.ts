import { useTranslation } from 'react-i18next';
import { notify } from '../feedback/notify';

/**
 * Shares a page of the site through the system's share sheet, or through the clipboard if there is none.
 */
export function useShare(): (page: { title: string; path: string }) => Promise<void> {
  const { t } = useTranslation('ui');
  return async ({ title, path }) => {
    const url = location.origin + path;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet also rejects; that needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify({ kind: 'ok', text: t('share.copied') }),
      () => notify({ kind: 'danger', text: t('share.failed', { url }) }),
    );
  };
}
