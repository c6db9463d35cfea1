import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Notice } from '../kit/ui/feedback/notice';

interface FilledPartsProps {
  filled: { part: string; lines: { label: string; value: string }[] }[];
}

/** Shows the parts that a manager filled in, each with the person's yes or its removal. */
export function FilledParts({ filled }: FilledPartsProps) {
  const { t } = useTranslation('masters');
  if (filled.length === 0) return <Notice kind="ok">{t('own.all-confirmed')}</Notice>;
  return (
    <section aria-labelledby="filled-parts" className="space-y-3">
      <h2 id="filled-parts" className="type-h2">
        {t('own.waits')}
      </h2>
      <p className="type-small text-fg-2">{t('own.waits-text')}</p>
      {filled.map(({ part, lines }) => (
        <ActForm key={part} className="rounded-card border-line bg-raised border p-4">
          <input type="hidden" name="part" value={part} />
          <h3 className="type-h3">{t(`part.${part}` as 'part.profile')}</h3>
          <dl className="type-small mt-2 space-y-1.5">
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-fg-2">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <SubmitButton intent="right" kind="light">
              {t('own.right')}
            </SubmitButton>
            <SubmitButton intent="remove" kind="outline">
              {t('own.remove')}
            </SubmitButton>
          </div>
        </ActForm>
      ))}
    </section>
  );
}
