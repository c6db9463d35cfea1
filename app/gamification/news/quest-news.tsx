import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { useStreamEvents } from '../../kit/realtime/event-stream-context';
import type { StreamEvent } from '../../kit/realtime/stream-event';
import type { QuestNoticeProps } from './quest-notice';

type Completed = Extract<StreamEvent, { eventName: 'gamification.task-completed.event.ts' }>;

/** Shows a notice for each completed quest, one after another. Its code is loaded with the first one. */
export function QuestNews() {
  const onStreamEvent = useStreamEvents();
  const [waiting, setWaiting] = useState<readonly Completed[]>([]);
  const [Notice, setNotice] = useState<ComponentType<QuestNoticeProps> | null>(null);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName !== 'gamification.task-completed.event.ts') return;
        // The strings may have to be loaded. Until then nothing is shown.
        startTransition(() => setWaiting((others) => [...others, event]));
        import('./quest-notice').then(
          ({ QuestNotice }) => startTransition(() => setNotice(() => QuestNotice)),
          // Without its code the quest is still listed on its page.
          () => undefined,
        );
      }),
    [onStreamEvent],
  );
  const [first] = waiting;
  if (!Notice || !first) return null;
  return (
    <Notice
      key={first.taskId}
      task={first}
      onClose={() => setWaiting((others) => others.filter((one) => one !== first))}
    />
  );
}
