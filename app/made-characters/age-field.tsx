import type { FieldMetadata } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../kit/forms/form-field';
import { useOwnForm } from '../kit/forms/form';
import { IconButton } from '../kit/ui/buttons/icon-button';
import { Notice } from '../kit/ui/feedback/notice';
import { FieldNote } from '../kit/ui/fields/text-field';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { AgeRanges } from './age-ranges';

interface AgeFieldProps {
  meta: FieldMetadata<string>;
  label: string;
  ages: { min: number; max: number };
}

/** An age as a number: with scripts a slider and steps of one, otherwise a field. The lowest one is said below it. */
export function AgeField({ meta, label, ages }: AgeFieldProps) {
  const { t } = useTranslation('create');
  return (
    <div className="space-y-6">
      {useHydrated() ? (
        <AgeSlider meta={meta} label={label} ages={ages} />
      ) : (
        <FormField
          field={meta}
          type="text"
          label={label}
          inputMode="numeric"
          required
          autoComplete="off"
        />
      )}
      <Notice kind="info" icon="shield-check">
        {t('hint.age', ages)}
      </Notice>
    </div>
  );
}

function AgeSlider({ meta, label, ages: { min, max } }: AgeFieldProps) {
  const { t } = useTranslation('create');
  const { errorText } = useOwnForm();
  const [age, setAge] = useState(Number(meta.initialValue ?? Math.max(min, 28)));
  const within = (next: number) => setAge(Math.min(max, Math.max(min, next)));
  const error = errorText(meta.errors);
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <IconButton
          icon="minus"
          kind="soft"
          label={t('age.less')}
          disabled={age <= min}
          onClick={() => within(age - 1)}
        />
        <p aria-hidden className="text-center">
          <span className="type-display block text-[4rem]/[4.25rem] tabular-nums">{age}</span>
          <span className="type-small text-fg-2">{t('age.years')}</span>
        </p>
        <IconButton
          icon="plus"
          kind="soft"
          label={t('age.more')}
          disabled={age >= max}
          onClick={() => within(age + 1)}
        />
      </div>
      <input
        type="range"
        name={meta.name}
        aria-label={label}
        min={min}
        max={max}
        value={age}
        onChange={({ target }) => within(target.valueAsNumber)}
        className="accent-rose mt-6 h-11 w-full"
      />
      <p aria-hidden className="type-caption text-fg-3 flex justify-between tabular-nums">
        <span>{min}</span>
        <span>{max}</span>
      </p>
      <AgeRanges age={age} ages={{ min, max }} onChosen={within} />
      <FieldNote id={meta.errorId} error={error} />
    </div>
  );
}
