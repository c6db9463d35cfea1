import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { FormChoices } from '../kit/forms/form-choices';
import { FormField, FormSelect } from '../kit/forms/form-field';
import { CardPart } from './card-part';
import type { ShownCard } from './presenters';

/** A field that a card leaves open, with its options in the reader's language. */
interface OpenField {
  name: 'style' | 'gender';
  label: string;
  options: { value: string; label: string }[];
}

interface CardPartsProps {
  card: ShownCard;
  open: OpenField[];
  minAge: number;
  fields: Readonly<Record<'style' | 'gender' | 'age' | 'greeting', FieldMetadata<string>>>;
}

/** Shows all parts of a card with what becomes of them, and the fields that are still needed. */
export function CardParts({ card, open, minAge, fields }: CardPartsProps) {
  const { t } = useTranslation('cards');
  const { greetings, age } = card;
  return (
    <div className="border-line-2 bg-card rounded-card divide-line divide-y border px-4">
      <ReadParts card={card} />
      <CardPart title={t('part.age')} fate={age === null ? 'needed' : 'taken'}>
        {age === null ? (
          <FormField
            field={fields.age}
            type="text"
            label={t('part.age')}
            hint={t('age-needed', { min: minAge })}
            inputMode="numeric"
            required
            autoComplete="off"
          />
        ) : (
          t('age-stated', { age })
        )}
      </CardPart>
      <CardPart title={t('part.drawing')} fate="needed">
        <div className="grid grid-cols-2 gap-4">
          {open.map(({ name, label, options }) => (
            <FormChoices
              key={name}
              field={fields[name]}
              label={label}
              options={options}
              isOne
              isRequired
              isNamed={false}
            />
          ))}
        </div>
      </CardPart>
      {greetings.length > 1 && (
        <div className="py-3">
          <FormSelect
            field={fields.greeting}
            label={t('part.opening')}
            options={greetings.map(({ index, text }, place) => ({
              value: String(index),
              label: t('opening-short', { number: place + 1, text }),
            }))}
          />
        </div>
      )}
    </div>
  );
}

/** The parts of which the card says enough. */
function ReadParts({ card }: Pick<CardPartsProps, 'card'>) {
  const { t } = useTranslation('cards');
  const { greetings, exampleLines, loreEntries, removed } = card;
  const talk = [
    card.name,
    t('greetings', { count: greetings.length }),
    ...(exampleLines > 0 ? [t('examples', { count: exampleLines })] : []),
  ];
  const parts = [
    { part: 'talk', fate: 'taken', text: talk.join('; ') },
    { part: 'character', fate: 'taken', text: card.hasCharacter && t('character-text') },
    { part: 'wishes', fate: 'taken', text: card.hasWishes && t('wishes-text') },
    {
      part: 'lorebook',
      fate: 'taken',
      text: loreEntries > 0 && t('lorebook-text', { count: loreEntries }),
    },
    { part: 'others', fate: 'kept', text: card.hasOthers && t('others-text') },
    { part: 'media', fate: 'left', text: removed > 0 && t('media-text', { count: removed }) },
  ] as const;
  return (
    <>
      {parts.map(
        ({ part, fate, text }) =>
          text !== false && (
            <CardPart key={part} title={t(`part.${part}`)} fate={fate}>
              {text}
            </CardPart>
          ),
      )}
    </>
  );
}
