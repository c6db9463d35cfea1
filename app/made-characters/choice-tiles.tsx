import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { useOwnForm } from '../kit/forms/form';
import { Icon } from '../kit/ui/icons/icon';
import { FieldNote } from '../kit/ui/fields/text-field';
import type { ShownField } from '../wizards/step-view';

interface ChoiceTilesProps {
  field: ShownField;
  meta: FieldMetadata<string>;
  /** True if the label is already shown above, as the question of the step. */
  isNamed: boolean;
  /** The text of the tile that leaves the choice to the drawing; without it a choice is required. */
  openText?: string | undefined;
}

/** The colours of swatches, by value. */
const swatches: Readonly<Record<string, string>> = {
  Amber: '#b9772b',
  Auburn: '#7a3b22',
  Black: '#1c1a22',
  Blonde: '#d8b46a',
  Blue: '#4d74d8',
  Brown: '#5c3b28',
  Copper: '#b5612f',
  Gold: '#d9a93f',
  Green: '#4f8f5b',
  Hazel: '#8a6b3d',
  Pink: '#e58bb0',
  Red: '#b03a3a',
  Silver: '#c3c6d1',
  Teal: '#2f8f92',
  Violet: '#7d5cc4',
};

/** Renders the options of a field as tiles, of which one or several can be chosen; works without scripts. */
export function ChoiceTiles({ field, meta, isNamed, openText }: ChoiceTilesProps) {
  const { errorText } = useOwnForm();
  const chosen = [meta.initialValue ?? []].flat();
  const error = errorText(meta.errors);
  const isOne = field.as === 'radios';
  const options = openText ? [...field.options, { value: '', label: openText }] : field.options;
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
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {options.map(({ value, label }) => (
          <li key={value}>
            <label className="border-line-2 bg-card has-checked:border-rose has-checked:bg-rose/10 has-focus-visible:ring-focus rounded-card relative flex min-h-13 items-center gap-3 border px-3.5 py-3 transition duration-120 has-checked:border-2 has-focus-visible:ring-2">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={field.name}
                value={value}
                defaultChecked={value === '' ? chosen.length === 0 : chosen.includes(value)}
                required={isOne && !openText}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {swatches[value] && field.name !== 'style' && (
                <span
                  aria-hidden
                  className="border-line size-6 shrink-0 rounded-full border"
                  style={{ backgroundColor: swatches[value] }}
                />
              )}
              <span className="min-w-0 flex-1 font-[540]">{label}</span>
              <Icon name="check" size={18} className="text-rose invisible peer-checked:visible" />
            </label>
          </li>
        ))}
      </ul>
      <FieldNote id={meta.errorId} error={error} />
    </fieldset>
  );
}
