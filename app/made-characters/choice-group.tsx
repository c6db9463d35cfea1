import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { useOwnForm } from '../kit/forms/form';
import { FieldNote } from '../kit/ui/fields/text-field';
import type { ShownField } from '../wizards/step-view';
import { OptionRow } from './choices/option-row';
import { PictureTile } from './choices/picture-tile';
import { Segment } from './choices/segment';
import { Swatch } from './choices/swatch';
import type { PresetSample } from './presenters';
import type { SketchedLooks } from './sketch-href';

interface ChoiceGroupProps {
  field: ShownField;
  meta: FieldMetadata<string>;
  /** True if the label is already shown above, as the question of the step. */
  isNamed: boolean;
  /** The text of the option that leaves the choice to the drawing; without it a choice is required. */
  openText?: string | undefined;
  /** The looks that are chosen so far, of which pictures differ in this field only. */
  looks: SketchedLooks;
  /** Samples of the voices, by preset. */
  samples: Readonly<Record<string, PresetSample>>;
}

/** The look of each field's options; the others are rows. */
const drawings = {
  style: { Option: PictureTile, grid: 'grid grid-cols-2 gap-3' },
  ethnicity: { Option: PictureTile, grid: 'grid grid-cols-3 gap-3 lg:grid-cols-5' },
  eyes: { Option: PictureTile, grid: 'grid grid-cols-2 gap-3 sm:grid-cols-3' },
  hair: { Option: PictureTile, grid: 'grid grid-cols-3 gap-3 lg:grid-cols-5' },
  body: { Option: PictureTile, grid: 'grid grid-cols-3 gap-3 lg:grid-cols-5' },
  hairColor: { Option: Swatch, grid: 'grid grid-cols-4 gap-y-5 sm:grid-cols-6' },
  gender: { Option: Segment, grid: 'segments' },
  bust: { Option: Segment, grid: 'segments' },
  hips: { Option: Segment, grid: 'segments' },
  build: { Option: Segment, grid: 'segments' },
  mood: { Option: Segment, grid: 'segments' },
  scene: { Option: Segment, grid: 'segments' },
  zodiac: { Option: Segment, grid: 'segments' },
} as const;
const rows = { Option: OptionRow, grid: 'grid gap-2.5 grid-cols-2' } as const;
const voices = { Option: OptionRow, grid: 'grid gap-2.5' } as const;

const drawingOf = (field: string) => {
  if (field === 'voice') return voices;
  return Object.hasOwn(drawings, field) ? drawings[field as keyof typeof drawings] : rows;
};

const segments = 'bg-veil-2 flex flex-wrap gap-1 rounded-[26px] p-1';

/** Renders the options of a field, of which one or several can be chosen; works without scripts. */
export function ChoiceGroup({ field, meta, isNamed, openText, looks, samples }: ChoiceGroupProps) {
  const { errorText } = useOwnForm();
  const chosen = [meta.initialValue ?? []].flat();
  const error = errorText(meta.errors);
  const isOne = field.as === 'radios';
  const options = openText ? [...field.options, { value: '', label: openText }] : field.options;
  const { Option, grid } = drawingOf(field.name);
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? meta.errorId : undefined}
    >
      <legend
        className={clsx(isNamed ? 'sr-only' : 'text-fg-2 mb-2 text-[0.84375rem]/5 font-[520]')}
      >
        {field.label}
      </legend>
      <ul className={grid === 'segments' ? segments : grid}>
        {options.map(({ value, label }) => (
          <li key={value} className={grid === 'segments' ? 'min-w-fit flex-1' : 'min-w-0'}>
            <Option
              option={{
                field: field.name,
                value,
                label,
                type: isOne ? 'radio' : 'checkbox',
                isChosen: value === '' ? chosen.length === 0 : chosen.includes(value),
                isRequired: isOne && !openText,
              }}
              looks={looks}
              sample={samples[value]}
            />
          </li>
        ))}
      </ul>
      <FieldNote id={meta.errorId} error={error} />
    </fieldset>
  );
}
