import { useTranslation } from 'react-i18next';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { useShare } from '../kit/ui/behaviour/use-share';

interface ShareButtonProps {
  name: string;
  /** The site path that is shared; a member's path identifies the member. */
  path: string;
}

export function ShareButton({ name, path }: ShareButtonProps) {
  const { t } = useTranslation('ui');
  const share = useShare();
  return (
    <IconButton
      icon="share-2"
      label={t('share.label')}
      kind="soft"
      // Rendered from the first paint on, so that nothing beside it moves once scripts run.
      className="size-13! noscript:hidden"
      onClick={() => void share({ title: name, path })}
    />
  );
}
