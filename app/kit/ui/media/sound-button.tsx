import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button';

interface SoundButtonProps {
  isSoundOn: boolean;
  onToggle: () => void;
  kind?: 'media' | 'plain';
}

/** Turns the sound of videos on and off. */
export function SoundButton({ isSoundOn, onToggle, kind = 'media' }: SoundButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <IconButton
      icon={isSoundOn ? 'volume-2' : 'volume-x'}
      kind={kind}
      label={t(isSoundOn ? 'video.sound-off' : 'video.sound-on')}
      onClick={onToggle}
      className="noscript:hidden"
    />
  );
}
