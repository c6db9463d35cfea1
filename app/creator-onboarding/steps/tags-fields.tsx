import { useTranslation } from 'react-i18next';
import type { StepFields } from '../../wizards/wizard-fields';
import type { ApplicationStep } from '../server/read-application-step.server';
import { WordListField } from './word-list-field';

interface TagsFieldsProps extends Pick<ApplicationStep, 'limits'> {
  fields: StepFields;
}

/** Words by which fans find the person. */
export function TagsFields({ fields: { tags }, limits }: TagsFieldsProps) {
  const { t } = useTranslation('onboarding');
  const suggested = t('tags.suggestions', { returnObjects: true });
  return (
    tags && (
      <WordListField
        meta={tags}
        label={t('field.tags')}
        most={limits.tags.max}
        suggestions={Array.isArray(suggested) ? suggested.map(String) : []}
      />
    )
  );
}
