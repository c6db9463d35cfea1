import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AiNotice } from '../../duties/ai-notice-data';
import { InfoStrip, ReminderStrip, StartStrip } from '../../duties/notice-strip';
import { useAiNotice } from '../../duties/use-ai-notice';
import type { ThreadCharacter } from '../presenters/thread-for-fan';

interface AiStripProps {
  character: ThreadCharacter;
  notice: AiNotice;
  /** The place of what its reader said last. */
  saidSeq: number;
}

/**
 * Always there: a person is told that they talk with an AI. What a law wants told as a talk begins, or
 * again after hours of it, stands in its place until it is put away.
 */
export function AiStrip({ character, notice, saidSeq }: AiStripProps) {
  const { atStart, words } = useAiNotice(notice, saidSeq);
  const [isStartPutAway, putStartAway] = useState(false);
  return (
    <div role="status">
      {words ? (
        <ReminderStrip words={words} />
      ) : atStart && !isStartPutAway ? (
        <StartStrip
          words={atStart}
          name={character.firstName}
          onPutAway={() => putStartAway(true)}
        />
      ) : (
        <PlainStrip character={character} />
      )}
    </div>
  );
}

function PlainStrip({ character }: Pick<AiStripProps, 'character'>) {
  const { t } = useTranslation('chat');
  const isTwin = character.origin === 'verified_model';
  return (
    <InfoStrip>
      {t(isTwin ? 'ai.twin' : 'ai.character', { name: character.firstName })}{' '}
      <Link
        to="/terms-of-service#ai"
        className="rounded-small whitespace-nowrap underline underline-offset-2"
      >
        {t('ai.how')}
      </Link>
    </InfoStrip>
  );
}
