import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ClubButton } from '../../fanclubs/club-card';
import { useSite } from '../../kit/site/use-site';
import { TypeMark } from '../../characters/type-mark';
import { ModalLink } from '../../kit/modals/modal-link';
import { Avatar } from '../../kit/ui/media/avatar';
import { Icon } from '../../kit/ui/icons/icon';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import type { ThreadData } from './thread-data';

/** Shows the character and the actions beside talking. */
export function ThreadHeader({ data }: { data: ThreadData }) {
  const { t } = useTranslation(['chat', 'gallery']);
  const { viewer } = useSite();
  const { character } = data;
  const setAside = data.setAside?.chatId;
  return (
    <header className="border-line flex h-14 shrink-0 items-center gap-1 border-b px-2 md:h-17.5 md:gap-2 md:px-5">
      <Link to="/chats" aria-label={t('back')} className={iconButtonClass('plain', 'md:hidden')}>
        <Icon name="chevron-left" size={23} />
      </Link>
      <CharacterTitle data={data} />
      {viewer.kind === 'member' && (
        <ModalLink
          modal="chatGalleryModal"
          meta={{ characterId: character._id, ...(setAside && { chatId: setAside }) }}
          className={iconButtonClass('plain', 'max-md:hidden')}
        >
          <span className="sr-only">{t('gallery:open')}</span>
          <Icon name="images" size={20} />
        </ModalLink>
      )}
      <CharacterLinks data={data} />
      {data.lastSeq > 0 && (
        <ModalLink
          modal="chatActions"
          meta={{ characterId: character._id, ...(setAside && { chatId: setAside }) }}
          className={iconButtonClass('plain')}
        >
          <span className="sr-only">{t('manage.title', { name: character.firstName })}</span>
          <Icon name="ellipsis" size={20} />
        </ModalLink>
      )}
    </header>
  );
}

/** Shows the links to the character's call, memory, club and profile. */
function CharacterLinks({ data }: { data: ThreadData }) {
  const { t } = useTranslation('chat');
  const { character, club, isWithdrawn, callHref } = data;
  const { firstName: name } = character;
  return (
    <>
      {callHref !== null && (
        <Link
          to={callHref}
          aria-label={t('call', { name })}
          title={t('call', { name })}
          className={iconButtonClass('plain')}
        >
          <Icon name="phone" size={20} />
        </Link>
      )}
      <Link
        to={`/chats/${character.slug}/memory`}
        aria-label={t('memory', { name })}
        title={t('memory', { name })}
        // The plus menu leads there too.
        className={iconButtonClass('plain', 'max-[400px]:hidden')}
      >
        <Icon name="notebook-pen" size={20} />
      </Link>
      {club && <ClubButton club={club} name={name} className="max-[430px]:hidden xl:hidden" />}
      {!isWithdrawn && (
        <Link
          to={`/characters/${character.slug}`}
          aria-label={t('profile-of', { name })}
          className={iconButtonClass(
            'plain',
            // The name links there too, and on the narrowest screens it needs the room.
            'max-[400px]:hidden xl:hidden',
          )}
        >
          <Icon name="info" size={20} />
        </Link>
      )}
    </>
  );
}

/** Shows the character, linked to the profile if there is one. */
function CharacterTitle({ data }: { data: ThreadData }) {
  const { t } = useTranslation('chat');
  const { character, isWithdrawn } = data;
  const className = 'rounded-input me-auto flex min-w-0 items-center gap-3';
  const words = (
    <>
      <Avatar src={character.media.avatar} className="size-10 md:size-11" />
      <div className="min-w-0">
        <div className="flex items-center gap-1.5">
          <h1 className="type-h3 max-md:line-clamp-2 max-md:text-[1.0625rem]/5 md:truncate">
            {character.name}
          </h1>
          <TypeMark type={character.type} size={16} />
        </div>
        <span className="text-info flex items-center gap-1.5 text-[0.78125rem]/4 whitespace-nowrap md:leading-4.5">
          <Icon name="sparkles" size={14} />
          {t(character.origin === 'verified_model' ? 'ai.twin-label' : 'ai.label')}
        </span>
      </div>
    </>
  );
  if (isWithdrawn) return <div className={className}>{words}</div>;
  return (
    <Link to={`/characters/${character.slug}`} className={className}>
      {words}
    </Link>
  );
}
