import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { dataSize } from '../../settings/data-size';
import { openArchive } from '../../settings/server/open-archive.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { LocalTime } from '../../kit/site/local-time';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/**
 * Shows the page of the mail's link; a person who does not own the archive sees the same as anyone else.
 */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await openArchive(args);
  opened?.file.stream.destroy();
  const t = await translatorOf(args.context);
  const page = { title: t('account:export.title') };
  if (!opened) return data({ page, archive: null }, 404);
  const archive = { bytes: opened.file.size, expiresAt: opened.expiresAt.toISOString() };
  return data({ page, archive });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExportPage() {
  const { t } = useTranslation('account');
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  const { archive } = useLoaderData<typeof loader>();
  if (!archive) {
    return (
      <section className="max-w-[560px] py-6">
        <h2 className="type-h2">{t('archive-gone.title')}</h2>
        <p className="text-fg-2 mt-3 mb-6">{t('archive-gone.text')}</p>
        <ButtonLink to="/settings/privacy#export" kind="light">
          {t('archive-gone.back')}
        </ButtonLink>
      </section>
    );
  }
  const when = (
    <LocalTime at={archive.expiresAt} format={{ dateStyle: 'long', timeStyle: 'short' }} />
  );
  return (
    <section className="max-w-[560px] py-6">
      <h2 className="type-h2">{t('export.title')}</h2>
      <p className="text-fg-2 mt-3 mb-6">
        <Trans t={t} i18nKey="export.ready" components={{ when }} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/*
         * A plain link: it leads to a file or, if the person must prove their identity first, to a page.
         */}
        <a href={`${pathname}/file${search}`} className={buttonClass({}, 'max-md:w-full')}>
          {t('export.download')}
        </a>
        <span className="type-caption text-fg-3">
          {t('export.size', { size: dataSize(archive.bytes, locale) })}
        </span>
      </div>
    </section>
  );
}
