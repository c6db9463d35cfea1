import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward, TaskKind } from '~/domain/gamification/schema';
import { SubmitButton } from '../../kit/forms/form';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';
import { PlayForm } from '../play-form';
import { playIntents } from '../play-place';
import { questIcons } from '../presenters/quest';
import { RewardList } from '../reward-list';

export interface QuestNoticeProps {
  task: { taskId: string; kind: TaskKind; goal: number; rewards: readonly Reward[] };
  onClose(): void;
}

/** Milliseconds, unless the notice is hovered or has the focus. */
const shownFor = 8_000;

/** Says that a quest is complete, with its rewards to be taken. */
export function QuestNotice({ task, onClose }: QuestNoticeProps) {
  const { t } = useTranslation('quests');
  const { taskId, kind, goal, rewards } = task;
  const [isHeld, setHeld] = useState(false);
  useTimeout(isHeld ? null : shownFor, onClose);
  const name = t(`task.${kind}`, { count: goal });
  return (
    <section
      aria-label={t('news.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="animate-rise border-ok/60 bg-toast shadow-float fixed inset-x-3 top-17 z-40 mx-auto flex max-w-130 items-center gap-4 rounded-[14px] border p-3 md:top-20"
    >
      <span className="border-ok text-ok flex size-13 shrink-0 items-center justify-center rounded-full border-2">
        <Icon name={questIcons[kind]} size={23} />
      </span>
      <div role="status" className="min-w-0 flex-1">
        <p className="type-small text-ok">{t('news.title')}</p>
        <p className="text-[0.9375rem]/5.5 font-[600]">{name}</p>
        <RewardList rewards={rewards} />
      </div>
      <PlayForm id={`grab ${taskId}`} fields={{ taskId }} onAccepted={onClose}>
        <SubmitButton
          intent={playIntents.grab}
          kind="light"
          busyLabel={t('taking')}
          aria-label={t('take-of', { task: name })}
        >
          {t('news.take')}
        </SubmitButton>
      </PlayForm>
      <IconButton icon="x" label={t('news.close')} onClick={onClose} className="-ms-2" />
    </section>
  );
}

/** Calls back after a time in milliseconds; null stops the timer. */
function useTimeout(ms: number | null, then: () => void): void {
  const latest = useLatest(then);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, latest]);
}
