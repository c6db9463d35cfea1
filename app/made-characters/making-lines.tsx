import { useTranslation } from 'react-i18next';
import { makingStages } from '~/domain/made-characters/making';
import { Spinner } from '../kit/ui/feedback/spinner';
import { Icon } from '../kit/ui/icons/icon';
import type { ShownMade } from './presenters';

/** Lists the pieces of work on a character: finished, in progress, or still to come. */
export function MakingLines({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  const at = makingStages.indexOf(made.stage);
  return (
    <ol className="mt-6 space-y-1">
      {makingStages.map((stage, index) => (
        <li key={stage} className="flex min-h-11 items-center gap-3">
          <span className="flex w-6 justify-center">
            {index < at ? (
              <Icon name="check" size={20} className="text-ok" />
            ) : index === at ? (
              <Spinner />
            ) : (
              <span aria-hidden className="bg-line-form size-2 rounded-full" />
            )}
          </span>
          <span className={index > at ? 'text-fg-3' : undefined}>{t(`stage.${stage}`)}</span>
          {stage === 'portraits' && index === at && (
            <span className="text-fg-3 ms-auto">{t('stage.of', made.drawn)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
