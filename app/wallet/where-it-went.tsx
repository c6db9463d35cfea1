import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';

interface WhereItWentProps {
  kinds: readonly { reason: string; tokens: number }[];
}

const colours = ['bg-rose', 'bg-amber', 'bg-gold', 'bg-info', 'bg-fg-3'];

/** Shows the reasons of spending as parts of a bar and as figures. */
export function WhereItWent({ kinds }: WhereItWentProps) {
  const { t } = useTranslation('statement');
  const { t: ofReasons } = useTranslation('settings');
  const { locale } = useSite();
  if (kinds.length === 0) return null;
  const total = kinds.reduce((sum, { tokens }) => sum + tokens, 0);
  const colour = (index: number) => colours[Math.min(index, colours.length - 1)] ?? '';
  let left = 0;
  return (
    <section
      aria-labelledby="where-title"
      className="rounded-card border-line-2 bg-card shadow-card border p-5 md:px-6"
    >
      <h3 id="where-title" className="type-h3">
        {t('where')}
      </h3>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3.5 h-2.5 w-full"
      >
        {kinds.map(({ reason, tokens }, index) => {
          const width = (tokens / total) * 100;
          const x = left;
          left += width;
          return (
            <rect
              key={reason}
              x={x}
              width={Math.max(0, width - 0.8)}
              height="4"
              className={colour(index).replace('bg-', 'fill-')}
            />
          );
        })}
      </svg>
      <dl className="mt-3 grid grid-cols-1 gap-x-5 gap-y-1.5">
        {kinds.map(({ reason, tokens }, index) => (
          <div key={reason} className="type-small flex items-center gap-2.5">
            <span aria-hidden="true" className={`size-2 rounded-[3px] ${colour(index)}`} />
            <dt className="text-fg-2 min-w-0 flex-1 truncate">{ofReasons(`reason.${reason}`)}</dt>
            <dd className="font-[600] tabular-nums">{tokens.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
