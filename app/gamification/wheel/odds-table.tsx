import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { useTokenMoney } from '../../wallet/use-token-money';

interface ShownOdds {
  sections: readonly { reward: number; percent: number }[];
  /** Mean tokens of a spin. */
  expectedReward: number;
}

/** Returns the mean of a spin in the reader's numbers, and its worth in money. */
export function useMeanWords({ expectedReward }: Pick<ShownOdds, 'expectedReward'>) {
  const { locale } = useSite();
  const money = useTokenMoney();
  const mean = expectedReward.toLocaleString(locale, { maximumFractionDigits: 1 });
  return { mean, worth: money(expectedReward) };
}

/** Publishes the odds of every section, and how a spin is decided. */
export function OddsTable({ sections, expectedReward }: ShownOdds) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const words = useMeanWords({ expectedReward });
  const percentOf = (percent: number) =>
    (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <details className="mt-3">
      <summary className="type-small text-fg-2 hover:text-fg min-h-11 cursor-pointer content-center text-center">
        {t('wheel.odds')}
      </summary>
      <p className="type-small text-fg-2">{t('wheel.odds-text', words)}</p>
      <table className="type-small mt-2 w-full tabular-nums">
        <thead className="text-fg-3">
          <tr>
            <th scope="col" className="py-1 text-start font-[520]">
              {t('wheel.section')}
            </th>
            <th scope="col" className="py-1 text-end font-[520]">
              {t('wheel.percent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ reward, percent }, index) => (
            <tr key={index} className="border-line border-t">
              <td className="py-1">{reward.toLocaleString(locale)}</td>
              <td className="py-1 text-end">{percentOf(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
