import { useTranslation } from 'react-i18next';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import type { FormError } from '../../kit/i18n/form-error';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useErrorText } from '../../kit/forms/use-error-text';
import { useAct } from '../../kit/forms/use-form';
import { FailedList } from './failed-list';
import { useVideos } from './use-videos';

/**
 * Videos that came to nothing, over the page: they take room of their own, so that they cover neither what
 * is read nor where one writes.
 */
export function FailedVideos() {
  const { items, dismiss } = useVideos();
  const failed = items.filter(({ isFailed }) => isFailed);
  // Its words are fetched where there is something to say: no first page waits for them otherwise.
  if (failed.length === 0) return null;
  return (
    <FailedList videos={failed} onDismiss={dismiss} again={(video) => <TryAgain video={video} />} />
  );
}

/** Has a video offered again, which its thread then shows with its price. */
function TryAgain({ video: { characterSlug, idempotencyKey } }: { video: VideoResponse }) {
  const { t } = useTranslation('videos');
  const errorText = useErrorText();
  const { form, response } = useAct<{ actError?: FormError }>({
    key: `video-again-${idempotencyKey}`,
    action: `/chats/${characterSlug}`,
  });
  const error = form.isBusy ? undefined : response?.actError;
  return (
    <Form form={form} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {error && <span role="alert">{errorText([error])}</span>}
      <SubmitButton kind="light" size="small" intent="video-again" busyLabel={t('busy')}>
        {t('again')}
      </SubmitButton>
    </Form>
  );
}
