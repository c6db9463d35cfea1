import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { notify } from '../kit/ui/feedback/notify';

/** Reloads the page and says so when pictures for a creator's post are made. */
export function useImageNews(): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('own-posts');
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'ImagesPostImagesGeneratedEvent') return;
        revalidate();
        if (event.assets.length > 0) notify({ kind: 'ok', text: t('news') });
      }),
    [onStreamEvent, revalidate, t],
  );
}
