import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from './presenters/character-for-fan';
import { Icon } from '../kit/ui/icons/icon';
import { useAttributeText } from './attribute-text';
import { traitIcon } from './trait-icons';

interface TraitTableProps {
  character: Pick<CharacterProfile, 'attributes' | 'heightLabel'>;
  /** One trait per row, where there is no room for two. */
  isNarrow?: boolean;
}

/** The types of traits that a profile shows, in this order. */
const shownTypes = ['Occupation', 'Hobby', 'Personality', 'Relationship'];

export function TraitTable({ character, isNarrow = false }: TraitTableProps) {
  const { t } = useTranslation('characters');
  const valuesOf = (type: string) =>
    character.attributes.filter((trait) => trait.type === type).map(({ value }) => value);
  const textOf = useAttributeText();
  const rows = [
    ...shownTypes.map((type) => ({ type, values: valuesOf(type) })),
    { type: 'Height', values: character.heightLabel ? [character.heightLabel] : [] },
    { type: 'Voice', values: valuesOf('Voice') },
  ].filter(({ values }) => values.length > 0);
  return (
    <dl
      className={clsx(
        'rounded-card border-line-2 bg-line shadow-card grid gap-px overflow-hidden border',
        !isNarrow && 'grid-cols-2',
      )}
    >
      {rows.map(({ type, values }) => (
        <div
          key={type}
          className={clsx(
            'bg-card relative ps-12 pe-4',
            isNarrow
              ? 'flex items-baseline justify-between gap-3 py-2.5'
              : 'py-3.5 last:odd:col-span-2',
          )}
        >
          <dt className="type-caption text-fg-3">
            <Icon
              name={traitIcon(type, values[0] ?? '')}
              className={clsx('absolute start-4', isNarrow ? 'top-3' : 'top-4')}
            />
            {t(`trait.${type}`)}
          </dt>
          <dd className={clsx('text-[0.875rem]/5 font-[560]', isNarrow && 'text-end')}>
            {type === 'Height' ? values[0] : values.map((value) => textOf(type, value)).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
