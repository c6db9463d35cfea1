import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { notify } from '../ui/notify';

interface ShareButtonProps {
  name: string;
  /** The site path under which it is passed on; a member's own tells whose it is. */
  path: string;
}

/** The system's share sheet where there is one, else the address goes to the clipboard. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { t } = useTranslation('characters');
  const share = async () => {
    const url = location.origin + path;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet rejects, too; there is nothing to say about it.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify({ kind: 'ok', text: t('share.copied') }),
      () => notify({ kind: 'danger', text: t('share.failed', { url }) }),
    );
  };
  return (
    <IconButton
      icon="share-2"
      label={t('share.label')}
      kind="soft"
      // There from the first paint on, so that nothing beside it moves once scripts run.
      className="size-13! noscript:hidden"
      onClick={() => void share()}
    />
  );
}
