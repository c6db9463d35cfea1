import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ButtonLink } from '../kit/ui/buttons/button';
import type { AgeCheckState } from './age-check-state';

interface AgeCheckStepProps {
  state: AgeCheckState;
  /** The page to continue on. */
  place: string;
  /** The address that shows the state of the check in progress. */
  underWay: string | null;
}

/** The states in which a new check may be started, with the label of the button. */
const beginnings: Partial<Record<AgeCheckState, 'begin' | 'again'>> = {
  required: 'begin',
  failed: 'again',
  unavailable: 'again',
  'not-yours': 'begin',
};

/** Shows the state of a check and the next action; works without scripts. */
export function AgeCheckStep({ state, place, underWay }: AgeCheckStepProps) {
  const { t } = useTranslation('account');
  const isPassed = state === 'passed';
  const beginning = beginnings[state];
  const isToLookAgain = underWay !== null && (state === 'pending' || state === 'unavailable');
  return (
    <>
      <h1 className="type-title">{t(`age-check.${state}-title`)}</h1>
      <p className="text-fg-2 mt-3 mb-7" role="status">
        {t(`age-check.${state}`)}
      </p>
      {isToLookAgain && (
        <ButtonLink to={underWay} reloadDocument size="large" className="w-full">
          {t('age-check.look')}
        </ButtonLink>
      )}
      {!isToLookAgain && beginning && (
        // The service's page is on another site, so the whole document navigates there.
        <ActForm action={`/age_check?${new URLSearchParams({ redirectTo: place })}`} reloadDocument>
          <SubmitButton size="large" className="w-full">
            {t(`age-check.${beginning}`)}
          </SubmitButton>
        </ActForm>
      )}
      <ButtonLink
        to={place}
        kind={isPassed ? 'primary' : 'ghost'}
        size="large"
        className="mt-2 w-full"
      >
        {t(isPassed ? 'age-check.go-on' : 'age-check.leave')}
      </ButtonLink>
    </>
  );
}
