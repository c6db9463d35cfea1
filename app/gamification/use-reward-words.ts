import { useTranslation } from 'react-i18next';
import type { Reward } from '~/domain/gamification/schema';
import { useSite } from '../kit/site/use-site';

/** Returns functions that name one reward and several, such as "100 XP and 2 tokens". */
export function useRewardWords() {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const nameOf = ({ rewardType, value }: Reward) =>
    t(`reward.${rewardType}`, { count: value, shown: value.toLocaleString(locale) });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return { nameOf, namesOf: (rewards: readonly Reward[]) => list.format(rewards.map(nameOf)) };
}
