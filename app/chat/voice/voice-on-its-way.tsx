import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { useRealtime } from '../live/realtime-context';
import { VoiceBars } from '../../kit/ui/media/voice-bars';
import type { Recorded } from './recorded';

/** Shows a voice message that waits for a connection or is being transcribed. */
export function VoiceOnItsWay({ voice }: { voice: Recorded }) {
  const { t } = useTranslation(['voice', 'messages']);
  const isUnavailable = useRealtime().state !== 'connected';
  return (
    <div className="rounded-bubble text-on-mine ms-auto w-fit max-w-full min-w-60 rounded-ee-[6px] bg-[linear-gradient(120deg,#5C2439,#4F2A33)]">
      <VoiceBars {...voice} label={t('messages:voice.label')} isMine played={0}>
        <span className="bg-on-mine/16 flex size-11 shrink-0 items-center justify-center rounded-full">
          <Icon name={isUnavailable ? 'clock' : 'mic'} size={18} />
        </span>
      </VoiceBars>
      <p className="px-[15px] pb-2.5 text-[0.75rem]/5 text-[#F0DCDF]">
        {t(isUnavailable ? 'waiting' : 'listening')}
      </p>
    </div>
  );
}
