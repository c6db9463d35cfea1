import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AiNotice } from '../../duties/ai-notice-data';
import { InfoStrip, DismissButton, ReminderStrip } from '../../duties/notice-strip';
import { useAiNotice } from '../../duties/use-ai-notice';
import type { ThreadCharacter } from '../presenters/thread-for-fan';

interface AiStripProps {
  character: ThreadCharacter;
  notice: AiNotice;
  /** The position of the reader's last message. */
  ownSeq: number;
}

/**
 * Always shows that the person is chatting with an AI. A notice that the law requires at the start of a
 * chat is beside it; one that is repeated after hours takes its place until it is closed.
 */
export function AiStrip({ character, notice, ownSeq }: AiStripProps) {
  const { t } = useTranslation('chat');
  const { atStart, words } = useAiNotice(notice, ownSeq);
  const [isStartDismissed, setStartDismissed] = useState(false);
  const isTwin = character.origin === 'verified_model';
  const isStarting = atStart !== null && !isStartDismissed;
  return (
    <div role="status">
      {words ? (
        <ReminderStrip words={words} />
      ) : (
        <InfoStrip act={isStarting && <DismissButton onDismiss={() => setStartDismissed(true)} />}>
          {t(isTwin ? 'ai.twin' : 'ai.character', { name: character.firstName })}{' '}
          {isStarting && `${t(`ai-notice.${atStart}`)} `}
          <Link
            to="/terms-of-service#ai"
            className="rounded-small whitespace-nowrap underline underline-offset-2"
          >
            {t('ai.how')}
          </Link>
        </InfoStrip>
      )}
    </div>
  );
}
