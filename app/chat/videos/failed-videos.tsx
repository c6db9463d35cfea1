import { useTranslation } from 'react-i18next';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import type { FormError } from '../../kit/i18n/form-error';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useErrorText } from '../../kit/forms/use-error-text';
import { useAct } from '../../kit/forms/use-form';
import { FailedList } from './failed-list';
import { useVideos } from './use-videos';

/**
 * Shows failed videos above the page. They take up their own room, so that they cover neither the content
 * nor the composer.
 */
export function FailedVideos() {
  const { items, dismiss } = useVideos();
  const failed = items.filter(({ isFailed }) => isFailed);
  // Its strings are loaded only when there is something to show, so that no first page waits for them.
  if (failed.length === 0) return null;
  return (
    <FailedList videos={failed} onDismiss={dismiss} again={(video) => <TryAgain video={video} />} />
  );
}

/** Requests a new offer of the video, which its thread shows with the price. */
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
