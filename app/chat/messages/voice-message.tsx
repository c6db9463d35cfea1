import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpenTo, type SaidDetails } from '~/domain/chat/messages/message-details';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../ui/icons/icon';
import { clockText } from '../../ui/media/clock-text';
import { MessageText } from './message-text';
import { UnlockPrice } from './unlock-price';
import { useRecording } from './use-recording';

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
        <Row voice={voice} isMine={isMine} heard={voice.isListened ? 1 : 0}>
          <span className={clsx(disc, isMine ? 'bg-on-mine/16' : 'bg-veil-2')}>
            <Icon name={isOpenTo(voice) ? 'mic' : 'lock'} size={18} />
          </span>
        </Row>
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

interface RowProps extends Pick<VoiceMessageProps, 'voice'> {
  isMine: boolean;
  /** How much of it has been played, from 0 to 1. */
  heard: number;
  children: ReactNode;
}

function Row({ voice, isMine, heard, children }: RowProps) {
  const { t } = useTranslation('messages');
  const { peaks, seconds } = voice;
  return (
    <div className="flex items-center gap-3 p-[9px] pe-4">
      {children}
      <span
        aria-hidden="true"
        className="flex h-6.5 min-w-0 items-center gap-[2.5px] overflow-hidden"
      >
        {peaks.map((peak, index) => (
          <span
            key={index}
            style={{ height: `${Math.max(12, peak)}%` }}
            className={clsx(
              'w-[2.5px] shrink-0 rounded-full',
              index < heard * peaks.length
                ? isMine
                  ? 'bg-on-mine'
                  : 'bg-rose'
                : 'bg-current opacity-45',
            )}
          />
        ))}
      </span>
      <span className="ms-auto text-[0.8125rem]/5 tabular-nums">
        <span className="sr-only">{t('voice.label')} </span>
        {clockText(seconds)}
      </span>
    </div>
  );
}

interface PlayerProps extends Pick<RowProps, 'voice' | 'isMine'> {
  src: string;
}

/** Plays the sound where it stands; without scripts its link leads to the browser's own player. */
function Player({ src, voice, isMine }: PlayerProps) {
  const { t } = useTranslation('messages');
  const { isPlaying, heard, toggle } = useRecording(src, voice.isListened ? 1 : 0);
  return (
    <Row voice={voice} isMine={isMine} heard={heard}>
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
    </Row>
  );
}
