import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { longest } from '~/domain/made-characters/choices';
import type { OwnMade } from '~/domain/made-characters/find-made';
import { optionsOf } from '~/domain/made-characters/offered-traits';
import { makingSteps } from '~/domain/made-characters/steps';
import { suggestName } from '~/domain/made-characters/suggest-name';
import type { FieldDescription } from '../../kit/forms/described-field';
import { translatorOf } from '../../kit/i18n/translator.server';
import { optionText } from './option-text.server';
import { readOfferedNow } from './read-offered.server';

/** The maximum number of characters of each text. */
const longestOf = { ...longest, you: longest.name, yourLine: longest.line } as const;
type TextField = keyof typeof longestOf;

const shortTexts: readonly TextField[] = ['name', 'you'];
const requiredTexts: readonly TextField[] = ['name', 'bio', 'greeting'];

const textField = (t: TFunction, field: TextField): FieldDescription => ({
  name: field,
  as: shortTexts.includes(field) ? 'text' : 'text-area',
  label: t(`create:field.${field}`),
  isRequired: requiredTexts.includes(field),
  maxLength: longestOf[field],
  rows: 3,
});

/** The choices of the form, in order; hobbies are several. */
const choiceFields = [
  'scene',
  'ethnicity',
  'eyes',
  'hair',
  'hairColor',
  'body',
  'bust',
  'hips',
  'build',
  'personality',
  'voice',
  'mood',
  'occupation',
  'hobbies',
  'relationship',
  'zodiac',
] as const;

/** The choices that may be left open. */
const openChoices: readonly string[] = ['scene', 'bust', 'hips', 'build', 'zodiac'];

/** Returns the fields and values of the form that changes a made character. */
export async function readEditForm(
  context: AppLoadContext,
  { choices, bio }: OwnMade,
  { wantsOtherName }: { wantsOtherName: boolean },
) {
  const [t, { traits }] = await Promise.all([translatorOf(context), readOfferedNow(context)]);
  const options = Object.fromEntries(
    makingSteps.flatMap((step) => Object.entries(optionsOf(step, { style: choices }, traits))),
  );
  const choiceField = (field: (typeof choiceFields)[number]): FieldDescription => {
    // The present value stays on offer even if it was switched off.
    const present = [choices[field] ?? []].flat();
    const values = [...new Set([...present, ...(options[field] ?? [])])];
    return {
      name: field,
      as: field === 'hobbies' ? 'checkboxes' : 'select',
      isRequired: !openChoices.includes(field),
      label: t(`create:field.${field}`),
      options: [
        ...(openChoices.includes(field) ? [{ value: '', label: t('create:open') }] : []),
        ...values.map((value) => ({ value, label: optionText(t, field, value) })),
      ],
    };
  };
  const { gender, name } = choices;
  return {
    values: {
      ...choices,
      name: wantsOtherName ? suggestName(gender, Math.random, name) : name,
      bio,
      age: String(choices.age),
      line: choices.line ?? '',
      you: choices.you ?? '',
      yourLine: choices.yourLine ?? '',
      scene: choices.scene ?? '',
      bust: choices.bust ?? '',
      hips: choices.hips ?? '',
      build: choices.build ?? '',
      zodiac: choices.zodiac ?? '',
    },
    fields: [
      ...(['name', 'bio', 'greeting', 'line', 'you', 'yourLine'] as const).map((field) =>
        textField(t, field),
      ),
      {
        name: 'age',
        as: 'number',
        label: t('create:field.age'),
        isRequired: true,
      } satisfies FieldDescription,
      // A size of another gender has no values.
      ...choiceFields.map(choiceField).filter(({ options: values = [] }) => values.length > 1),
    ],
  };
}
