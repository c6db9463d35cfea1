import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { Icon } from '../kit/ui/icons/icon';
import { memoryHref } from './memory-place';

interface KeptNoteProps {
  characterId: string;
  slug: string;
  name: string;
}

/** Shows in the thread which fact the character has just stored, with a link to the memory. */
export function KeptNote({ characterId, slug, name }: KeptNoteProps) {
  const { t } = useTranslation('chat');
  const onStreamEvent = useStreamEvents();
  const [text, setText] = useState<string | null>(null);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'memory.fact-kept.event') return;
        if (event.characterId === characterId) setText(event.text);
      }),
    [onStreamEvent, characterId],
  );
  return (
    <div role="status" className="flex justify-center">
      {text !== null && (
        <p className="border-line bg-card type-caption text-fg-2 mt-3 inline-flex min-h-7.5 max-w-full items-center gap-2 rounded-full border px-3.5">
          <Icon name="notebook-pen" size={14} className="shrink-0" />
          <span className="truncate">{t('kept-fact', { name, text })}</span>
          <Link to={memoryHref({ slug })} className="text-fg shrink-0 underline underline-offset-2">
            {t('kept-see')}
          </Link>
        </p>
      )}
    </div>
  );
}
