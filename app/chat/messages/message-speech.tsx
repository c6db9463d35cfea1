import { useTranslation } from 'react-i18next';
import type { SentSpeech } from '~/domain/chat/messages/message-speech';
import { Icon } from '../../kit/ui/icons/icon';
import { SoundPlayer } from '../../kit/ui/media/sound-player';

interface MessageSpeechProps {
  speech: SentSpeech;
  /** The address of the sound, once it is available. */
  src: string | null | undefined;
}

/** Shows, under a message that was requested as speech, its sound, its progress or its failure. */
export function MessageSpeech({ speech, src }: MessageSpeechProps) {
  const { t } = useTranslation('messages');
  if (speech.state === 'ready' && src) {
    return (
      <div className="bg-theirs text-on-theirs rounded-bubble mt-1.5 w-fit max-w-full min-w-60">
        <SoundPlayer {...speech} src={src} />
      </div>
    );
  }
  const isFailed = speech.state === 'failed';
  return (
    <p
      role="status"
      className="text-fg-2 mt-1.5 flex items-center gap-2 ps-1 text-[0.8125rem]/4.75"
    >
      <Icon
        name={isFailed ? 'circle-alert' : 'volume-2'}
        size={16}
        className={isFailed ? 'text-danger' : 'motion-safe:animate-pulse'}
      />
      {speech.state === 'ready'
        ? t('voice.fetching')
        : t(isFailed ? 'voice.not-read' : 'voice.reading', { count: speech.tokens })}
    </p>
  );
}
