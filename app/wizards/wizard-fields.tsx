import type { FieldMetadata } from '@conform-to/react';
import { DescribedField } from '../kit/forms/described-field';
import type { StepView } from './step-view';

export type StepFields = Readonly<Record<string, FieldMetadata<string> | undefined>>;

interface WizardFieldsProps {
  view: StepView;
  fields: StepFields;
}

/** Draws the fields of a step, each as its definition says; the page draws those of its own. */
export function WizardFields({ view, fields }: WizardFieldsProps) {
  return view.fields.map(({ as, ...field }) => {
    const meta = fields[field.name];
    if (!meta || as === 'own') return null;
    // A field that is called like its step is not named twice to those who see it.
    const isNamed = field.label === view.title;
    return (
      <DescribedField key={field.name} field={{ ...field, as }} meta={meta} isNamed={isNamed} />
    );
  });
}
