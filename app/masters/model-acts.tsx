import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';

interface ModelActsProps {
  acts: { id: string; act: string; fields: string[]; at: Date }[];
}

/** Shows the acts of a manager for a model, the newest first. */
export function ModelActs({ acts }: ModelActsProps) {
  const { t, i18n } = useTranslation('masters');
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  if (acts.length === 0) return <p className="text-fg-2">{t('no-acts')}</p>;
  return (
    <ol className="rounded-card border-line bg-raised divide-line divide-y border">
      {acts.map(({ id, act, fields, at }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3"
        >
          <span>
            {t(`acts.${act}` as 'acts.added')}
            {fields.length > 0 && (
              <span className="type-small text-fg-2 block">
                {fields
                  .map((field) => t(`field.${field}` as 'field.bio', { defaultValue: field }))
                  .join(', ')}
              </span>
            )}
          </span>
          <time dateTime={at.toISOString()} className="type-caption text-fg-2 tabular-nums">
            {format.format(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
