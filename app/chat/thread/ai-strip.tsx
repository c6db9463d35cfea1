import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ThreadCharacter } from '../presenters/thread-for-fan';
import { Icon } from '../../ui/icons/icon';

interface AiStripProps {
  character: ThreadCharacter;
}

/** Always there: a person is told that they talk with an AI. */
export function AiStrip({ character }: AiStripProps) {
  const { t } = useTranslation('chat');
  const isTwin = character.origin === 'verified_model';
  return (
    <p className="border-info/30 type-caption mx-auto flex w-fit items-center gap-3 rounded-[14px] border bg-[rgb(30_38_62/.82)] px-4 py-2 text-[#cfdeff] backdrop-blur-md">
      <Icon name="sparkles" size={16} />
      <span>
        {t(isTwin ? 'ai.twin' : 'ai.character', { name: character.firstName })}{' '}
        <Link
          to="/terms-of-service#ai"
          className="rounded-small whitespace-nowrap underline underline-offset-2"
        >
          {t('ai.how')}
        </Link>
      </span>
    </p>
  );
}
