import { useTranslation } from 'react-i18next';
import type { ThreadCharacter } from '../presenters/thread-for-fan';
import { ClubRow } from '../../fanclubs/club-card';
import type { ClubOf } from '../../fanclubs/server/read-club-of.server';
import { TraitTable } from '../../characters/trait-table';
import { TypeMark } from '../../characters/type-mark';
import { ModalLink } from '../../kit/modals/modal-link';
import { useSite } from '../../kit/site/use-site';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { Portrait } from '../../kit/ui/media/portrait';

interface CharacterPaneProps {
  character: ThreadCharacter;
  club: ClubOf | null;
  /** The id of a chat that was set aside. */
  setAside: string | undefined;
}

/** Shows the character beside the thread on the largest screens. */
export function CharacterPane({ character, club, setAside }: CharacterPaneProps) {
  const { t } = useTranslation(['chat', 'gallery']);
  const { viewer } = useSite();
  return (
    <aside
      aria-label={t('about', { name: character.firstName })}
      className="border-line bg-surface w-79 shrink-0 overflow-y-auto border-s max-xl:hidden"
    >
      <div className="relative">
        <Portrait
          src={character.media.portrait}
          alt=""
          className="aspect-316/330 w-full [mask-image:linear-gradient(#000_62%,transparent)] object-[50%_20%]"
        />
        <div className="absolute inset-x-5 bottom-2">
          <p className="type-h2 flex items-center gap-2">
            {character.name} <TypeMark type={character.type} />
          </p>
          <p className="type-small mt-1 text-[#dccfd6]">
            {character.age} · {character.occupation}
          </p>
        </div>
      </div>
      <div className="space-y-5 p-5">
        <ButtonLink
          to={`/characters/${character.slug}`}
          kind="soft"
          size="small"
          className="w-full"
        >
          {t('profile')}
        </ButtonLink>
        {viewer.kind === 'member' && (
          <ModalLink
            modal="chatGalleryModal"
            meta={{ characterId: character._id, ...(setAside && { chatId: setAside }) }}
            className={buttonClass({ kind: 'soft', size: 'small' }, 'w-full')}
          >
            <Icon name="images" size={18} />
            {t('gallery:open')}
          </ModalLink>
        )}
        <p className="type-small text-fg-2">{character.bio}</p>
        <TraitTable character={character} isNarrow />
        {club && <ClubRow club={club} name={character.firstName} />}
      </div>
    </aside>
  );
}
