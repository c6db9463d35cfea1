import type { FieldMetadata } from '@conform-to/react';
import { DescribedField } from '../kit/forms/described-field';
import type { StepView } from './step-view';

export type StepFields = Readonly<Record<string, FieldMetadata<string> | undefined>>;

interface WizardFieldsProps {
  view: StepView;
  fields: StepFields;
}

/** Renders the fields of a step as defined. The page renders fields of type `own`. */
export function WizardFields({ view, fields }: WizardFieldsProps) {
  return view.fields.map(({ as, ...field }) => {
    const meta = fields[field.name];
    if (!meta || as === 'own') return null;
    // If a field has the same name as its step, its label is visible only to screen readers.
    const isNamed = field.label === view.title;
    return (
      <DescribedField key={field.name} field={{ ...field, as }} meta={meta} isNamed={isNamed} />
    );
  });
}
