import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { useBalance } from '../../wallet/use-balance';
import type { RefusedVideo } from './refused-video';
import { VideoRefusal } from './video-refusal';

interface VideoNotTakenProps {
  refused: RefusedVideo;
  slug: string;
}

/** Shows in the thread, for forms sent without scripts, why a video was refused, with the consent form. */
export function VideoNotTaken({ refused, slug }: VideoNotTakenProps) {
  const { t } = useTranslation('videos');
  const balance = useBalance();
  const { reason, tokens, idempotencyKey } = refused;
  return (
    <div className="mt-4 space-y-2.5">
      <VideoRefusal refused={refused} balance={balance ?? 0} />
      {reason === 'confirmation-needed' && (
        <ActForm action={`/chats/${slug}`}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="confirmed" value={tokens} />
          <SubmitButton intent="confirm-video" className="w-full" busyLabel={t('busy')}>
            {t('yes', { count: tokens })}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
