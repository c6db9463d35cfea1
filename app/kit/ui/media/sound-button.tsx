import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button';

interface SoundButtonProps {
  isHeard: boolean;
  onToggle: () => void;
  kind?: 'media' | 'plain';
}

/** Turns the sound of videos on and off. */
export function SoundButton({ isHeard, onToggle, kind = 'media' }: SoundButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <IconButton
      icon={isHeard ? 'volume-2' : 'volume-x'}
      kind={kind}
      label={t(isHeard ? 'video.sound-off' : 'video.sound-on')}
      onClick={onToggle}
      className="noscript:hidden"
    />
  );
}
