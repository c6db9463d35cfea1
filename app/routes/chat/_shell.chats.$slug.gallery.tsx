import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { GalleryPanel } from '../../chat/gallery/gallery-panel';
import { galleryHref, readGalleryPlace } from '../../chat/gallery/gallery-place';
import { readGallery } from '../../chat/server/read-gallery.server';
import { readPlace } from '../../chat/server/read-place.server';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { SidePane } from '../../chat/thread/side-pane';
import { threadHref } from '../../chat/thread/thread-place';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { character } = await findCharacter(person, params.slug, context);
  // A visitor has no pictures.
  if (person.kind === 'guest') throw redirect(`/chats/${character.slug}?modal=signUpModal`);
  const { chat: chatId } = readPlace(request);
  const place = readGalleryPlace(Object.fromEntries(new URL(request.url).searchParams));
  const [t, gallery] = await Promise.all([
    translatorOf(context),
    readGallery(context, { userId: person.id, character, chatId, place }),
  ]);
  return { page: { title: t('gallery:title', { name: character.firstName }) }, gallery };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GalleryPage() {
  const { t } = useTranslation('gallery');
  const { gallery } = useLoaderData<typeof loader>();
  const { character, setAside, place } = gallery;
  const { slug, firstName: name } = character;
  return (
    <SidePane
      title={t('title', { name })}
      close={{ to: `${threadHref(slug, setAside)}#latest`, label: t('close', { name }) }}
    >
      <div className="mx-auto w-full max-w-220 flex-1 px-4 pt-1 pb-6">
        <GalleryPanel
          key={`${gallery.chatId} ${place.tab} ${place.media} ${place.cursor}`}
          data={gallery}
          hrefOf={(wanted) => galleryHref(slug, wanted, setAside)}
        />
        <p className="type-small mt-7 text-center">
          <Link to="/gallery" className="text-fg-2 hover:text-fg underline underline-offset-3">
            {t('all')}
          </Link>
        </p>
      </div>
    </SidePane>
  );
}
