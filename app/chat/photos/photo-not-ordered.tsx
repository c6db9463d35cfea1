import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { useBalance } from '../../wallet/use-balance';
import { PhotoRefusal } from './photo-refusal';
import type { RefusedPhoto } from './refused-photo';

interface PhotoNotOrderedProps {
  refused: RefusedPhoto;
  slug: string;
}

/**
 * Shows in the thread, for orders sent without scripts, the reason for the refusal and the consent form.
 */
export function PhotoNotOrdered({ refused, slug }: PhotoNotOrderedProps) {
  const { t } = useTranslation('photos');
  const balance = useBalance();
  const { reason, tokens, words, shape, idempotencyKey } = refused;
  return (
    <div className="mt-4 space-y-2.5">
      <PhotoRefusal refused={refused} balance={balance ?? 0} />
      {reason === 'confirmation-needed' && (
        <ActForm action={`/chats/${slug}`}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="words" value={words} />
          <input type="hidden" name="shape" value={shape} />
          <input type="hidden" name="confirmed" value={tokens} />
          <SubmitButton icon="image" intent="photo" className="w-full" busyLabel={t('busy')}>
            {t('yes', { count: tokens })}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
