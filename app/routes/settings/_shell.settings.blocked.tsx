import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listBlockedCharacters } from '~/domain/characters/list-blocked-characters';
import { requireMember } from '../../kit/session/require-member.server';
import { UnblockForm } from '../../characters/unblock-form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { places } from '../../settings/places';
import { SettingsSection } from '../../kit/shell/settings-section';
import { pageMeta } from '../../kit/site/page-meta';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Avatar } from '../../kit/ui/media/avatar';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Blocked characters shown per page. */
const shown = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, { items, nextCursor }] = await Promise.all([
    translatorOf(context),
    listBlockedCharacters(context.domain, { userId, limit: shown, cursor }),
  ]);
  return {
    page: { title: t('follow:block.list.title') },
    blocked: items.map(({ id, name, firstName, media: { avatar } }) => ({
      _id: id,
      name,
      firstName,
      avatar: avatar === null ? null : context.mediaAddress(avatar),
    })),
    nextCursor,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function BlockedPage() {
  const { t } = useTranslation('follow');
  const { blocked, nextCursor, isLater } = useLoaderData<typeof loader>();
  return (
    <SettingsSection id="blocked" title={t('block.list.title')} about={t('block.list.about')}>
      {blocked.length === 0 && <p className="text-fg-2">{t('block.list.none')}</p>}
      <ul className="space-y-2.5">
        {blocked.map((character) => (
          <li
            key={character._id}
            className="border-line-2 bg-card rounded-card flex items-center gap-3.5 border p-3"
          >
            <Avatar src={character.avatar} className="size-11" />
            <span className="min-w-0 flex-1 truncate font-[560]">{character.name}</span>
            <UnblockForm character={character} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        {isLater && (
          <Link to={places.blocked} className={buttonClass({ kind: 'ghost', size: 'small' })}>
            {t('block.list.first')}
          </Link>
        )}
        {nextCursor && (
          <Link
            to={`${places.blocked}?${new URLSearchParams({ cursor: nextCursor })}`}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            {t('block.list.more')}
          </Link>
        )}
      </div>
    </SettingsSection>
  );
}
