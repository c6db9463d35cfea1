import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { notify } from '../kit/ui/feedback/notify';

/** Says on every page but the creation itself that a character of the person is made, or has failed. */
export function useMakingNews(): void {
  const onStreamEvent = useStreamEvents();
  const { pathname } = useLocation();
  const { t } = useTranslation('create');
  const isCreating = pathname.startsWith('/create-ai');
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (isCreating) return;
        if (event.eventName === 'characters.character-generated.event') {
          notify({ kind: 'ok', text: t('news.generated') });
        }
        if (event.eventName === 'characters.character-failed.event' && event.reason !== 'stopped') {
          notify({ kind: 'danger', text: t('news.failed') });
        }
      }),
    [onStreamEvent, isCreating, t],
  );
}

/** Reloads the page whenever the making of a character has moved. */
export function useFollowMaking(characterId: string): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onStreamEvent((event) => {
        const isOfMaking =
          event.eventName === 'characters.character-progress.event' ||
          event.eventName === 'characters.character-generated.event' ||
          event.eventName === 'characters.character-failed.event';
        if (isOfMaking && event.characterId === characterId) revalidate();
      }),
    [onStreamEvent, characterId, revalidate],
  );
}
