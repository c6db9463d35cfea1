import { useTranslation } from 'react-i18next';
import { useAttributeText } from '../../characters/attribute-text';
import { Icon } from '../../kit/ui/icons/icon';
import { Avatar } from '../../kit/ui/media/avatar';
import { openersOf } from './openers-of';
import type { ThreadCharacter } from '../presenters/thread-for-fan';

/** Shows the character above an unanswered greeting. */
export function OpeningHead({ character }: Pick<OpenersProps, 'character'>) {
  const { t } = useTranslation('openers');
  return (
    <div className="short:hidden flex flex-col items-center text-center md:pt-6 md:pb-5">
      <Avatar src={character.media.avatar} className="size-21 md:size-30" />
      <p className="type-title mt-4 max-md:hidden">{character.firstName}</p>
      <p className="text-fg-2 mt-1 max-md:hidden">{t('anywhere')}</p>
    </div>
  );
}

interface OpenersProps {
  character: ThreadCharacter;
  /** Puts the line into the field, where it can still be changed. */
  onTake(line: string): void;
}

/** Shows three lines to start with, in a chat where only the character has written. */
export function Openers({ character, onTake }: OpenersProps) {
  const { t } = useTranslation('openers');
  const textOf = useAttributeText();
  const { occupation } = character;
  const lines = openersOf(character).map(({ line, hobby }) =>
    t(`line.${line}`, { occupation, hobby: hobby && textOf('Hobby', hobby) }),
  );
  return (
    <section aria-labelledby="openers" className="mt-4 md:mt-6 noscript:hidden">
      <h2 id="openers" className="type-small text-fg-3 short:sr-only mb-2">
        {t('title')}
      </h2>
      <ul className="short:-mx-4 short:flex short:overflow-x-auto short:px-4 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="short:shrink-0 grid">
            <button
              type="button"
              onClick={() => onTake(line)}
              className="rounded-modal border-line-2 bg-card hover:bg-raised short:whitespace-nowrap flex min-h-12 items-center gap-3 border px-4 py-2 text-start text-[0.9375rem]/5.5 transition duration-120"
            >
              <span className="min-w-0 flex-1">{line}</span>
              <Icon name="arrow-up" size={18} className="text-fg-2 short:hidden shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
