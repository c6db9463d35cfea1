import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cardFileName, cardForms, type CardForm } from '~/domain/character-cards/card-forms';
import { findCardOf } from '~/domain/character-cards/find-card';
import { findMade } from '~/domain/made-characters/find-made';
import { ExportForm } from '../../character-cards/export-form';
import { originOf } from '../../character-cards/presenters';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Icon } from '../../kit/ui/icons/icon';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { domain } = context;
  const slug = params['slug'] ?? '';
  const [t, made] = await Promise.all([translatorOf(context), findMade(domain, { userId, slug })]);
  if (made?.state !== 'made') throw data(null, 404);
  const card = await findCardOf(domain, { userId, characterId: made.id });
  const names = cardForms.map((form) => [form, cardFileName(slug, form)] as const);
  return {
    page: { title: t('cards:export-title', { name: made.choices.name }) },
    slug,
    files: Object.fromEntries(names) as Record<CardForm, string>,
    /** Null for a character that was made here. */
    origin: card && originOf(card),
    madeAt: made.createdAt.toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExportCardPage() {
  const { t } = useTranslation('cards');
  const { page, slug, files, origin, madeAt } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[560px] space-y-5 px-4 pb-16 md:px-6">
      <div>
        <h1 className="type-h1 pt-2 break-words">{page.title}</h1>
        <p className="text-fg-2">{t('export-text')}</p>
      </div>
      <ExportForm slug={slug} files={files} origin={origin} madeAt={madeAt}>
        <p className="type-small text-fg-2 flex items-center gap-3">
          <Icon name="lock" size={18} className="text-fg-3 shrink-0" />
          {t('never')}
        </p>
      </ExportForm>
    </div>
  );
}
