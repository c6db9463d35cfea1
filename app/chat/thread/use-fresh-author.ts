import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useWhenIdle } from '../../kit/ui/behaviour/use-when-idle';
import type { Thread } from '../live/thread';
import type { DemoAuthor } from './thread-data';

/** Reloads the page's data after each reply, so that a demo's chat says at once who wrote it. */
export function useFreshAuthor(author: DemoAuthor | null, { messages }: Thread): void {
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const mayChange = author !== null && author.model !== null;
  const replied = messages.findLast(({ role }) => role === 'character')?.seq ?? 0;
  const shown = useRef(replied);
  useEffect(() => {
    if (!mayChange || shown.current === replied) return;
    shown.current = replied;
    whenIdle(revalidate);
  }, [mayChange, replied, revalidate, whenIdle]);
}
