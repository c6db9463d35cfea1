import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { isOpenTo, type SentDetails } from '~/domain/chat/messages/message-details';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { useRealtimeIfAny } from '../live/realtime-context';
import { Icon } from '../../kit/ui/icons/icon';
import { MessageText } from './message-text';
import { SoundPlayer, soundDisc } from '../../kit/ui/media/sound-player';
import { UnlockAudio } from './unlock-audio';
import { VoiceBars } from '../../kit/ui/media/voice-bars';

interface VoiceMessageProps {
  message: Pick<ThreadMessage, '_id' | 'role' | 'content' | 'audioUrl'>;
  voice: Extract<SentDetails, { type: 'audio' }>;
}

/** Shows a voice message: its sound, if there is one, and its text to unfold. */
export function VoiceMessage({ message, voice }: VoiceMessageProps) {
  const { t } = useTranslation('messages');
  const { _id, role, content, audioUrl } = message;
  const link = useRealtimeIfAny()?.link;
  const isMine = role === 'user';
  const isOpen = isOpenTo(voice);
  const markListened = () =>
    link?.emit('chat.mark-voice-message-listened.command', { messageId: _id });
  return (
    <div
      className={clsx(
        'rounded-bubble w-fit max-w-full min-w-60',
        isMine
          ? 'bg-mine text-on-mine ms-auto rounded-ee-[6px]'
          : 'bg-theirs text-on-theirs rounded-es-[6px]',
      )}
    >
      {voice.isMaking ? (
        <BeingMade />
      ) : audioUrl && isOpen ? (
        <SoundPlayer
          {...voice}
          src={audioUrl}
          isMine={isMine}
          onListened={isMine || voice.isListened ? undefined : markListened}
        />
      ) : (
        <VoiceBars
          {...voice}
          label={t('voice.label')}
          isMine={isMine}
          played={voice.isListened ? 1 : 0}
        >
          <span className={clsx(soundDisc, isMine ? 'bg-on-mine/16' : 'bg-veil-2')}>
            <Icon name={isOpen ? 'mic' : 'lock'} size={18} />
          </span>
        </VoiceBars>
      )}
      {isMine && voice.isListened && <span className="sr-only">{t('voice.listened')}</span>}
      {!isOpen && !voice.isMaking && voice.unlockPrice !== null && (
        <UnlockAudio messageId={_id} tokens={voice.unlockPrice} />
      )}
      {content && isOpen && !voice.isMaking && <UnfoldedWords>{content}</UnfoldedWords>}
    </div>
  );
}

function BeingMade() {
  const { t } = useTranslation('messages');
  return (
    <p role="status" className="flex items-center gap-3 p-[9px] pe-4 text-[0.84375rem]/5.25">
      <span className={clsx(soundDisc, 'bg-veil-2')}>
        <Icon name="mic" size={18} className="motion-safe:animate-pulse" />
      </span>
      {t('voice.making')}
    </p>
  );
}

/** Shows the transcript on request. */
function UnfoldedWords({ children }: { children: string }) {
  const { t } = useTranslation('messages');
  return (
    <details className="group px-[15px] pb-2.5 text-[0.84375rem]/5.25">
      <summary className="cursor-pointer list-none text-[0.75rem]/5 opacity-75 [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{t('voice.show')}</span>
        <span className="hidden group-open:inline">{t('voice.hide')}</span>
      </summary>
      <p className="mt-1">
        <MessageText>{`“${children}”`}</MessageText>
      </p>
    </details>
  );
}
