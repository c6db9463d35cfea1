import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DescribedField } from '../kit/forms/described-field';
import { Icon } from '../kit/ui/icons/icon';
import type { StepView } from '../wizards/step-view';
import type { StepFields } from '../wizards/wizard-fields';
import { AgeField } from './age-field';
import { ChoiceGroup } from './choice-group';
import type { PresetSample } from './presenters';
import type { SketchedLooks } from './sketch-href';

interface CreateFieldsProps {
  view: StepView;
  fields: StepFields;
  ages: { min: number; max: number };
  looks: SketchedLooks;
  samples: Readonly<Record<string, PresetSample>>;
}

/** Renders the fields of a step: choices as they are drawn, texts as usual. A field without options is left out. */
export function CreateFields({ view, fields, ages, looks, samples }: CreateFieldsProps) {
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
              className="rounded-small text-fg-2 mt-1 inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="rotate-cw" size={18} />
              {t('another-name')}
            </Link>
          )}
        </div>
      );
    }
    if (field.options.length === 0) return null;
    return (
      <ChoiceGroup
        key={field.name}
        field={field}
        meta={meta}
        isNamed={described.length === 1}
        openText={field.isRequired ? undefined : t('open')}
        looks={looks}
        samples={samples}
      />
    );
  });
}
