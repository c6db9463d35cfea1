import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { isOpenTo, type SaidDetails } from '~/domain/chat/messages/message-details';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../ui/icons/icon';
import { MessageText } from './message-text';
import { UnlockPrice } from './unlock-price';
import { useRecording } from './use-recording';
import { VoiceBars } from './voice-bars';

interface VoiceMessageProps {
  message: ThreadMessage;
  voice: Extract<SaidDetails, { type: 'audio' }>;
}

/** A voice message: its sound, where there is one to hear, and its words to unfold. */
export function VoiceMessage({ message, voice }: VoiceMessageProps) {
  const { t } = useTranslation('messages');
  const { role, content, audioUrl } = message;
  const isMine = role === 'user';
  return (
    <div
      className={clsx(
        'rounded-bubble w-fit max-w-full min-w-60',
        isMine
          ? 'bg-mine text-on-mine ms-auto rounded-ee-[6px]'
          : 'bg-theirs text-on-theirs rounded-es-[6px]',
      )}
    >
      {audioUrl ? (
        <Player src={audioUrl} voice={voice} isMine={isMine} />
      ) : (
        <VoiceBars {...voice} isMine={isMine} heard={voice.isListened ? 1 : 0}>
          <span className={clsx(disc, isMine ? 'bg-on-mine/16' : 'bg-veil-2')}>
            <Icon name={isOpenTo(voice) ? 'mic' : 'lock'} size={18} />
          </span>
        </VoiceBars>
      )}
      {!isOpenTo(voice) && voice.unlockPrice !== null && (
        <UnlockPrice tokens={voice.unlockPrice} className="mx-2.5 mb-2.5" />
      )}
      {content && isOpenTo(voice) && (
        <details className="group px-[15px] pb-2.5 text-[0.84375rem]/5.25">
          <summary className="cursor-pointer list-none text-[0.75rem]/5 opacity-75 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{t('voice.show')}</span>
            <span className="hidden group-open:inline">{t('voice.hide')}</span>
          </summary>
          <p className="mt-1">
            <MessageText>{`“${content}”`}</MessageText>
          </p>
        </details>
      )}
    </div>
  );
}

const disc = 'flex size-11 shrink-0 items-center justify-center rounded-full';

interface PlayerProps {
  src: string;
  voice: VoiceMessageProps['voice'];
  isMine: boolean;
}

/** Plays the sound where it stands; without scripts its link leads to the browser's own player. */
function Player({ src, voice, isMine }: PlayerProps) {
  const { t } = useTranslation('messages');
  const { isPlaying, heard, toggle } = useRecording(src, voice.isListened ? 1 : 0);
  return (
    <VoiceBars {...voice} isMine={isMine} heard={heard}>
      <a
        href={src}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
        aria-label={t(isPlaying ? 'voice.pause' : 'voice.play')}
        className={clsx(
          disc,
          isMine ? 'border-on-mine/30 bg-on-mine/16 border' : 'bg-light text-on-light',
        )}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
      </a>
    </VoiceBars>
  );
}
