import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';
import { ButtonLink } from '../kit/ui/buttons/button';
import { Icon } from '../kit/ui/icons/icon';
import { PlayForm } from './play-form';
import { playIntents } from './play-place';
import { costlyKinds, questIcons, questPlaces, type Quest } from './presenters/quest';
import { RewardList } from './reward-list';
import { ProgressBar } from './xp-bar';

/** Lists quests: cards on a phone, rows of one card on a wide screen. */
export function QuestList({ quests, label }: { quests: readonly Quest[]; label: string }) {
  const { t } = useTranslation('quests');
  if (quests.length === 0) return <p className="text-fg-2 py-6">{t('none')}</p>;
  return (
    <ul
      aria-label={label}
      className="lg:border-line-2 lg:bg-card lg:shadow-card lg:rounded-card lg:divide-line space-y-3 lg:space-y-0 lg:divide-y lg:overflow-hidden lg:border"
    >
      {quests.map((quest) => (
        <QuestRow key={quest.id} quest={quest} />
      ))}
    </ul>
  );
}

function QuestRow({ quest }: { quest: Quest }) {
  const { t } = useTranslation('quests');
  const { kind, goal, progress, state } = quest;
  const name = t(`task.${kind}`, { count: goal });
  const isTaken = state === 'taken';
  return (
    <li
      data-quest={quest.id}
      className={clsx(
        'max-lg:rounded-card grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-4 gap-y-2 p-4 max-lg:border',
        'lg:min-h-21 lg:grid-cols-[44px_minmax(0,1.3fr)_minmax(0,1fr)_96px_200px_168px] lg:items-center lg:px-5 lg:py-3',
        state === 'complete'
          ? 'max-lg:border-rose/45 bg-chosen'
          : 'max-lg:border-line-2 max-lg:bg-card max-lg:shadow-card',
      )}
    >
      <QuestMark quest={quest} />
      <div className="min-w-0">
        <p className={clsx('text-[0.9375rem]/5.5 font-[560]', isTaken && 'text-fg-2')}>{name}</p>
        {costlyKinds.has(kind) && !isTaken && (
          <p className="type-caption text-fg-3">{t(`cost.${kind}`)}</p>
        )}
      </div>
      <div className="max-lg:order-3 max-lg:col-span-2 max-lg:col-start-2">
        {!isTaken && <ProgressBar value={progress} max={goal} label={name} className="h-1.5" />}
      </div>
      <p
        className={clsx(
          'type-small tabular-nums lg:text-end',
          state === 'complete' ? 'text-ok' : 'text-fg-3',
        )}
      >
        {state === 'complete' && t('complete')}
        {state === 'open' && t('progress', { progress, goal })}
      </p>
      <RewardList
        rewards={quest.rewards}
        className="max-lg:order-2 max-lg:col-span-2 max-lg:col-start-2 lg:justify-end"
      />
      <div className="flex justify-end max-lg:order-4 max-lg:col-span-3">
        <QuestAct quest={quest} name={name} />
      </div>
    </li>
  );
}

function QuestMark({ quest: { kind, state } }: { quest: Quest }) {
  return (
    <span
      className={clsx(
        'flex size-11 items-center justify-center rounded-full',
        state === 'complete' ? 'bg-accent text-on-accent' : 'bg-veil-2 text-fg',
        state === 'taken' && 'text-ok',
      )}
    >
      <Icon name={state === 'taken' ? 'check' : questIcons[kind]} size={20} />
    </span>
  );
}

/** The next step of a quest: to go where it is done, or to take its rewards. */
function QuestAct({ quest, name }: { quest: Quest; name: string }) {
  const { t } = useTranslation('quests');
  if (quest.state === 'complete') {
    return (
      <PlayForm id={`grab ${quest.id}`} fields={{ taskId: quest.id }}>
        <SubmitButton
          intent={playIntents.grab}
          kind="light"
          busyLabel={t('taking')}
          aria-label={t('take-of', { task: name })}
        >
          {t('take')}
        </SubmitButton>
      </PlayForm>
    );
  }
  if (quest.state === 'taken') {
    return (
      <p className="type-small text-ok inline-flex items-center gap-1.5">
        <Icon name="check" size={16} />
        {t('taken')}
        {quest.takenAt !== null && (
          <LocalTime at={quest.takenAt} format={{ hour: '2-digit', minute: '2-digit' }} />
        )}
      </p>
    );
  }
  const place = questPlaces[quest.kind];
  return (
    <ButtonLink to={place.to} kind="soft">
      {t(`go.${place.label}`)}
    </ButtonLink>
  );
}
