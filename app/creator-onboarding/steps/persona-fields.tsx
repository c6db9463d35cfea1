import { useTranslation } from 'react-i18next';
import { contentModes } from '~/domain/creators/twin-choices';
import type { StepView } from '../../wizards/step-view';
import type { StepFields } from '../../wizards/wizard-fields';
import { ChipChoices } from './chip-choices';
import { RadioCards } from './radio-cards';

interface PersonaFieldsProps {
  view: StepView;
  fields: StepFields;
}

/** The fields of the twin's character, of the times at which it writes first, and of the writer of posts. */
export function PersonaFields({ view, fields }: PersonaFieldsProps) {
  const { t } = useTranslation('onboarding');
  const fieldOf = (wanted: string) => view.fields.find(({ name }) => name === wanted);
  const [words, times] = [fieldOf('personality'), fieldOf('messageTimes')];
  const { personality, messageTimes, contentMode } = fields;
  return (
    <>
      {words && personality && <ChipChoices field={words} meta={personality} />}
      {times && messageTimes && (
        <ChipChoices field={times} meta={messageTimes} text={t('hint.messageTimes')} />
      )}
      {contentMode && (
        <RadioCards
          meta={contentMode}
          label={t('field.contentMode')}
          options={contentModes.map((value) => ({
            value,
            label: t(`option.contentMode.${value}`),
            text: t(`about.contentMode.${value}`),
          }))}
        />
      )}
    </>
  );
}
