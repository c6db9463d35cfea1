import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '~/domain/payments/orders/latest-purchases';
import { useFetcher } from '../kit/forms/use-fetcher';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { purchaseTexts } from './purchase-texts';

interface PurchasePage {
  items: Purchase[];
  nextCursor: string | null;
}

/**
 * Shows recent purchases as a moving ticker. It starts with the first page, and later pages are appended.
 */
export function RunningLine({ first }: { first: PurchasePage }) {
  const { t, i18n } = useTranslation('purchases');
  const fetcher = useFetcher<PurchasePage>();
  const [pages, setPages] = useState([first]);
  const fetched = fetcher.data;
  useEffect(() => {
    if (fetched) setPages((before) => [...before, fetched]);
  }, [fetched]);

  const { nextCursor } = pages.at(-1) ?? first;
  const words = (key: string, count?: number) => {
    const name = `purchases:${key}`;
    return i18n.exists(name, { count }) ? i18n.t(name, { count }) : null;
  };
  const texts = purchaseTexts(
    pages.flatMap(({ items }) => items),
    words,
  );
  if (texts.length === 0) return null;
  const loadMore = () => {
    if (nextCursor === null || fetcher.state !== 'idle') return;
    fetcher.load(`/api/v1/home/latest-transactions?${new URLSearchParams({ cursor: nextCursor })}`);
  };
  return (
    <section
      aria-label={t('boom')}
      className="border-line mt-7 flex items-center gap-6 overflow-hidden border-y py-3.5 text-[0.84375rem]/5"
    >
      <h2 className="type-eyebrow text-amber shrink-0">{t('boom')}</h2>
      <ul
        className="animate-running flex shrink-0 gap-9 motion-reduce:animate-none motion-reduce:overflow-x-auto"
        onAnimationIteration={loadMore}
      >
        {texts.map((text, index) => (
          <li key={index} className="inline-flex items-center gap-2 whitespace-nowrap">
            <TokenGlyph className="size-4" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
