import { useTranslation } from 'react-i18next';
import { ChosenRows } from './chosen-so-far';
import { MakingCost } from './making-cost';
import type { CreateStep } from './server/read-create-step.server';

interface MakingSummaryProps extends Pick<CreateStep, 'chosen'> {
  cost: NonNullable<CreateStep['cost']>;
}

/** Everything that is chosen, its price, and who will see the character. */
export function MakingSummary({ chosen, cost }: MakingSummaryProps) {
  const { t } = useTranslation('create');
  return (
    <>
      <ChosenRows chosen={chosen} />
      <MakingCost cost={cost} />
      {cost.kind === 'paid' && <input type="hidden" name="confirmedTokens" value={cost.tokens} />}
      <p className="text-fg-2">{t('only-you')}</p>
    </>
  );
}
