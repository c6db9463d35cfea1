import { Trans, useTranslation } from 'react-i18next';
import { BrandMark } from '../ui/marks/brand-mark';
import { buttonClass } from '../ui/buttons/button-class';
import road from './road.svg?url&no-inline';

interface ErrorPageProps {
  status: number;
  /** Undefined if even the data of the site could not be read. */
  productName: string | undefined;
  requestId: string | undefined;
}

/**
 * Shows what happened, two ways to continue and a number for support. The links load whole pages, for a
 * clean start.
 */
export function ErrorPage({ status, productName, requestId }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  const kind = kindOf(status);
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <img
        src={road}
        alt=""
        className="absolute inset-0 -z-10 size-full object-cover object-[78%_50%] md:object-center"
      />
      <div className="from-ink via-ink/85 absolute inset-x-0 bottom-0 -z-10 h-3/5 bg-linear-to-t to-transparent md:hidden" />
      <header className="px-5 py-6 md:px-10 md:py-7.5">
        <a href="/" className="rounded-small inline-flex items-center gap-3">
          <BrandMark className="size-6" />
          <span className="font-display text-[1.4375rem]/7 font-[430] tracking-[-.01em]">
            {productName ?? t('home')}
          </span>
        </a>
      </header>
      <main className="flex flex-1 flex-col justify-end px-5 pb-9 md:justify-center md:px-10 md:pb-16 lg:ps-36">
        <p className="type-eyebrow text-discount">{status}</p>
        <h1 className="font-display mt-4 max-w-140 text-[2.5rem]/[2.875rem] font-[420] tracking-[-.02em] md:text-[3.5rem]/[3.875rem]">
          <Trans
            t={t}
            i18nKey={`${kind}.title`}
            components={{ phrase: <em className="block" /> }}
          />
        </h1>
        <p className="type-lead text-fg-2 mt-4 max-w-110">
          {status === 429 ? t('too many attempts') : t(`${kind}.text`)}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href="/" className={buttonClass({ size: 'large' })}>
            {t('go-home')}
          </a>
          <a href="/characters" className={buttonClass({ kind: 'soft', size: 'large' })}>
            {t('open-explore')}
          </a>
        </div>
        {requestId && (
          <p className="type-caption text-fg-2 mt-9">
            {t('number')} <span className="whitespace-nowrap tabular-nums">{requestId}</span>
          </p>
        )}
      </main>
    </div>
  );
}

/**
 * Classifies the error. Only failures on our side are described as such; the others were not found or were
 * refused.
 */
function kindOf(status: number): 'missing' | 'refused' | 'broken' {
  if (status === 404) return 'missing';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}
