import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DescribedField } from '../kit/forms/described-field';
import type { StepView } from '../wizards/step-view';
import type { StepFields } from '../wizards/wizard-fields';
import { AgeField } from './age-field';
import { ChoiceTiles } from './choice-tiles';

interface CreateFieldsProps {
  view: StepView;
  fields: StepFields;
  ages: { min: number; max: number };
}

/** Renders the fields of a step: choices as tiles, texts as usual. A field without options is left out. */
export function CreateFields({ view, fields, ages }: CreateFieldsProps) {
  const { t } = useTranslation('create');
  const { fields: described } = view;
  return described.map((field) => {
    const meta = fields[field.name];
    if (!meta) return null;
    if (field.name === 'age') {
      return <AgeField key={field.name} meta={meta} label={field.label} ages={ages} />;
    }
    if (field.as === 'own') return null;
    const { as, ...text } = field;
    if (as !== 'radios' && as !== 'checkboxes') {
      return (
        <div key={field.name}>
          <DescribedField field={{ ...text, as }} meta={meta} />
          {field.name === 'name' && (
            <Link
              to={`${view.href}?another`}
              preventScrollReset
              className="rounded-small text-fg-2 mt-1.5 inline-block underline underline-offset-2"
            >
              {t('another-name')}
            </Link>
          )}
        </div>
      );
    }
    if (field.options.length === 0) return null;
    return (
      <ChoiceTiles
        key={field.name}
        field={field}
        meta={meta}
        isNamed={described.length === 1}
        openText={field.isRequired ? undefined : t('open')}
      />
    );
  });
}
