import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { useCountdown } from '../kit/ui/behaviour/use-countdown';
import type { DailyReward } from './presenters/daily-reward';
import { hoursAndMinutes } from './time-left';

/** Returns the time until the person's next day in words, such as "9 hours and 41 minutes". */
export function useTimeLeft({
  secondsLeft,
  measuredAt,
}: Pick<DailyReward, 'secondsLeft' | 'measuredAt'>): string {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const { hours, minutes } = hoursAndMinutes(useCountdown(secondsLeft, measuredAt));
  const parts = [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(minutes > 0 ? [t('minutes', { count: minutes })] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
