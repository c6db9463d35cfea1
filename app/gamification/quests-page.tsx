import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { useWhenIdle } from '../kit/ui/behaviour/use-when-idle';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { LevelCard } from './level-card';
import { questsHref, questTabs, type QuestTab } from './play-place';
import { QuestList } from './quest-list';
import type { QuestBoard } from './server/read-quests.server';
import { TonightRows } from './tonight-rows';
import { useTimeLeft } from './use-time-left';

interface QuestsPageProps {
  board: QuestBoard;
  tab: QuestTab;
}

/** Shows a person's level, daily reward, spins and quests. */
export function QuestsPage({ board, tab }: QuestsPageProps) {
  const { t } = useTranslation('quests');
  useQuestProgress();
  const quests = board.quests.filter(({ scope }) => scope === tab);
  const countOf = (scope: QuestTab) => board.quests.filter((one) => one.scope === scope).length;
  return (
    <div className="space-y-3">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <LevelCard state={board.state} nextRewards={board.nextRewards} />
        <TonightRows daily={board.daily} wheel={board.wheel} />
      </div>
      <nav aria-label={t('kinds')} className="border-line flex gap-7 border-b pt-4">
        {questTabs.map((one) => (
          <TabLink key={one} to={questsHref(one)} replace preventScrollReset isChosen={one === tab}>
            {t(`scope.${one}`)} <span className="text-fg-3 tabular-nums">{countOf(one)}</span>
          </TabLink>
        ))}
      </nav>
      <QuestList quests={quests} label={t(`scope.${tab}`)} />
      <p className="type-small text-fg-3">
        {tab === 'daily' ? <NewOnes daily={board.daily} /> : t('about.permanent')}
      </p>
    </div>
  );
}

/** Says when the daily quests begin again. */
function NewOnes({ daily }: Pick<QuestBoard, 'daily'>) {
  const { t } = useTranslation('quests');
  return t('about.daily', { left: useTimeLeft(daily) });
}

/** Reloads the page when a quest gets further or is completed. */
function useQuestProgress(): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        const isOfQuests =
          eventName === 'gamification.task-completed.event.ts' ||
          eventName === 'gamification.task-completion-progress.event';
        if (isOfQuests) whenIdle(revalidate);
      }),
    [onStreamEvent, revalidate, whenIdle],
  );
}
