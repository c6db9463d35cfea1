import { useTranslation } from 'react-i18next';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/feedback/notice';
import { stackOf } from './stack-of';
import { useVideos } from './use-videos';

/**
 * Videos that came to nothing, one under the other over the page: they take room of their own, so that
 * they cover neither what is read nor where one writes.
 */
export function FailedVideos() {
  const { items, dismiss } = useVideos();
  const failed = items.filter(({ isFailed }) => isFailed);
  // Its words are fetched where there is something to say: no first page waits for them otherwise.
  return failed.length > 0 ? <Failed videos={failed} onDismiss={dismiss} /> : null;
}

interface FailedProps {
  videos: readonly VideoResponse[];
  onDismiss(idempotencyKey: string): void;
}

function Failed({ videos, onDismiss }: FailedProps) {
  const { t } = useTranslation('videos');
  const { drawn, others } = stackOf(videos);
  return (
    <section
      aria-label={t('stack')}
      // Where there is room for it, the stack floats at the end.
      className="shrink-0 space-y-2 px-4 py-2 md:ps-6 md:pe-24 lg:ps-8 print:hidden"
    >
      {drawn.map(({ idempotencyKey, characterName: name, tokens }) => (
        <div key={idempotencyKey} data-failed-video={idempotencyKey}>
          <Notice
            kind="danger"
            icon="clapperboard"
            action={
              <button
                type="button"
                onClick={() => onDismiss(idempotencyKey)}
                className={buttonClass({ kind: 'ghost', size: 'small' })}
              >
                {t('dismiss')}
              </button>
            }
          >
            {tokens === 0 ? t('back-none') : t('back', { count: tokens })}{' '}
            {t('failed-title', { name })}
          </Notice>
        </div>
      ))}
      {others > 0 && <p className="type-caption text-fg-3">{t('others', { count: others })}</p>}
    </section>
  );
}
