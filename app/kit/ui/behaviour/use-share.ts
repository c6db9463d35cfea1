import { useTranslation } from 'react-i18next';
import { notify } from '../feedback/notify';

/** Passes a page of the site on: by the system's share sheet where there is one, else by the clipboard. */
export function useShare(): (page: { title: string; path: string }) => Promise<void> {
  const { t } = useTranslation('ui');
  return async ({ title, path }) => {
    const url = location.origin + path;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet rejects, too; there is nothing to say about it.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify({ kind: 'ok', text: t('share.copied') }),
      () => notify({ kind: 'danger', text: t('share.failed', { url }) }),
    );
  };
}
