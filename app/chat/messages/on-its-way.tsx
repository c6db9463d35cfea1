import { useTranslation } from 'react-i18next';
import { useReach } from '../../kit/connection/use-reach';
import { useRealtime } from '../live/realtime-context';
import { Spinner } from '../../kit/ui/feedback/spinner';
import { Icon } from '../../kit/ui/icons/icon';
import type { Thread } from '../live/thread';
import { VoiceOnItsWay } from '../voice/voice-on-its-way';
import { MessageBubble } from './message-bubble';
import { MessageRow } from './message-row';
import { MessageText } from './message-text';

interface OnItsWayProps {
  thread: Pick<Thread, 'unconfirmed' | 'draft' | 'isWriting'>;
  avatar: string | null;
  name: string;
}

/** Shows the messages that are being sent and the reply that is being written. */
export function OnItsWay({
  thread: { unconfirmed, draft, isWriting },
  avatar,
  name,
}: OnItsWayProps) {
  return (
    <>
      {unconfirmed.map(({ idempotencyKey, content, voice }) => (
        <li key={idempotencyKey} data-unconfirmed={idempotencyKey}>
          <MessageRow isMine>
            {voice ? (
              <VoiceOnItsWay voice={voice} />
            ) : (
              <>
                <MessageBubble isMine isUnconfirmed>
                  <MessageText>{content}</MessageText>
                </MessageBubble>
                <HowItStands />
              </>
            )}
          </MessageRow>
        </li>
      ))}
      {draft && (
        <li data-draft={draft.messageId} aria-hidden="true">
          <MessageRow isMine={false} avatar={avatar}>
            <MessageBubble isMine={false}>
              <MessageText>{draft.text}</MessageText>
            </MessageBubble>
          </MessageRow>
        </li>
      )}
      {isWriting && !draft && (
        <li data-writing="true">
          <MessageRow isMine={false} avatar={avatar}>
            <TypingDots name={name} />
          </MessageRow>
        </li>
      )}
    </>
  );
}

/** Shows under an unconfirmed message whether it is being sent or waits for a connection. */
function HowItStands() {
  const { t } = useTranslation('chat');
  const { state } = useRealtime();
  const isWaiting = useReach() !== 'reached' || state !== 'connected';
  return (
    <p className="text-fg-3 mt-1.5 flex items-center justify-end gap-1 text-[0.71875rem]/4">
      {isWaiting ? <Icon name="clock" size={14} /> : <Spinner className="size-3" />}
      {t(isWaiting ? 'waiting' : 'sending')}
    </p>
  );
}

interface TypingDotsProps {
  name: string;
}

function TypingDots({ name }: TypingDotsProps) {
  const { t } = useTranslation('chat');
  return (
    <MessageBubble isMine={false}>
      <span className="sr-only">{t('is-writing', { name })}</span>
      <span aria-hidden="true" className="flex h-5.5 items-center gap-1.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={`animate-typing bg-fg-2 size-1.75 rounded-full ${delay}`} />
        ))}
      </span>
    </MessageBubble>
  );
}
