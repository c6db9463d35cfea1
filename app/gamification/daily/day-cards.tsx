import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../kit/ui/behaviour/use-countdown';
import { Icon } from '../../kit/ui/icons/icon';
import { useOwnForm } from '../../kit/forms/form';
import { Moon } from '../moon';
import { playIntents } from '../play-place';
import type { DailyReward, ShownDay } from '../presenters/daily-reward';
import { RewardItem } from '../reward-list';
import { clockOf } from '../time-left';
import { useRewardWords } from '../use-reward-words';

/** The seven days: three, three, and the last one in a row of its own. */
export function DayCards({ daily }: { daily: DailyReward }) {
  const { t } = useTranslation('quests');
  return (
    <ol aria-label={t('daily.days')} className="mt-6 grid grid-cols-3 gap-2.5 text-center">
      {daily.days.map((day, index) => (
        <li key={day.day} className={clsx(index === daily.days.length - 1 && 'col-span-3')}>
          <DayCard day={day} daily={daily} isLast={index === daily.days.length - 1} />
        </li>
      ))}
    </ol>
  );
}

interface DayCardProps {
  day: ShownDay;
  daily: DailyReward;
  isLast: boolean;
}

const moonLooks = { claimed: 'claimed', active: 'active', future: 'dim', locked: 'dim' } as const;

const looks: Record<ShownDay['status'], string> = {
  claimed: 'border-gold/45 bg-[rgb(239_203_123/.08)]',
  active: 'border-rose bg-chosen shadow-[0_0_32px_rgb(255_125_146/.22)]',
  future: 'border-line-2 bg-veil',
  locked: 'border-line-2 bg-veil',
};

/** One day. The one that can be claimed is a button. */
function DayCard(props: DayCardProps) {
  const { day, isLast } = props;
  const { t } = useTranslation('quests');
  const { namesOf } = useRewardWords();
  const status = day.status === 'locked' ? 'premium-only' : day.status;
  const name = `${t('daily.day', { day: day.day })}, ${namesOf(day.rewards)}, ${t(`daily.${status}`)}`;
  const className = clsx(
    'rounded-input relative flex min-h-29.5 w-full items-center gap-1.5 border p-2.5',
    isLast ? 'min-h-20! gap-4! px-4' : 'flex-col',
    looks[day.status],
  );
  if (day.status === 'active') return <ActiveCard {...props} name={name} className={className} />;
  return (
    <div className={className}>
      <span className="sr-only">{name}</span>
      <DayFace {...props} />
    </div>
  );
}

function ActiveCard({
  name,
  className,
  ...props
}: DayCardProps & { name: string; className: string }) {
  const { isBusy } = useOwnForm().form;
  return (
    <button
      type="submit"
      name="intent"
      value={playIntents.claim}
      disabled={isBusy}
      aria-label={name}
      className={className}
    >
      <DayFace {...props} />
    </button>
  );
}

/** The visible part of a day; its name is read instead. */
function DayFace({ day: { day, status, rewards, isNext }, daily, isLast }: DayCardProps) {
  const { t } = useTranslation('quests');
  return (
    <span aria-hidden="true" className={clsx('contents', status === 'claimed' && 'text-gold')}>
      {!isLast && <span className="text-[0.875rem]/5 font-[560]">{t('daily.day', { day })}</span>}
      <Moon day={day} look={moonLooks[status]} className={isLast ? 'size-13' : 'size-10'} />
      <span className={clsx(isLast && 'text-start')}>
        {isLast && (
          <span className="mb-1 block text-[0.9375rem]/5 font-[560]">
            {t('daily.day', { day })}
          </span>
        )}
        <span className={clsx('flex flex-wrap gap-x-2 gap-y-1', !isLast && 'justify-center')}>
          {rewards.map((reward) => (
            <RewardItem key={reward.rewardType} reward={reward} />
          ))}
        </span>
      </span>
      {status === 'claimed' && (
        <Corner className="bg-gold text-on-gold">
          <Icon name="check" size={14} />
        </Corner>
      )}
      {status === 'locked' && (
        <Corner className="bg-gold text-on-gold">
          <Icon name="gem" size={14} />
        </Corner>
      )}
      {status === 'future' && !isNext && (
        <Corner className="text-fg-3">
          <Icon name="clock" size={16} />
        </Corner>
      )}
      {isNext && <TimeLeft daily={daily} />}
    </span>
  );
}

function Corner({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'absolute end-1.5 top-1.5 flex size-5.5 items-center justify-center rounded-full',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The time until the next day opens. */
function TimeLeft({ daily: { secondsLeft, measuredAt } }: { daily: DailyReward }) {
  const { t } = useTranslation('quests');
  const seconds = useCountdown(secondsLeft, measuredAt);
  return (
    <span className="border-line-2 bg-toast type-caption absolute -top-3 left-1/2 inline-flex -translate-x-1/2 items-center gap-1.5 rounded-full border px-2 py-0.5 whitespace-nowrap tabular-nums">
      <Icon name="clock" size={14} />
      <span className="max-md:hidden">{t('daily.time')}</span>
      {clockOf(seconds)}
    </span>
  );
}
