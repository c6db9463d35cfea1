import { useTranslation } from 'react-i18next';
import type { ShownEvidence } from './presenters/flags-for-staff';

/** What was said, and what was found in it. */
export function EvidenceList({ evidence }: { evidence: ShownEvidence }) {
  const { t } = useTranslation(['staff', 'rules']);
  return (
    <section aria-labelledby="evidence" className="mt-6 max-w-240">
      <h2 id="evidence" className="text-[1.0625rem]/6 font-[600]">
        {t('flag.evidence')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {evidence.map(({ flagId, text, made, category, found }) => (
          <li key={flagId}>
            <blockquote className="border-line-2 border-s-2 ps-3 break-words whitespace-pre-line">
              {made ? <Made made={made} /> : text}
            </blockquote>
            <p className="type-caption text-fg-3 mt-1 ps-3.5 tabular-nums">
              {t(`rules:${category}`)} · {found}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Made({ made: { kind, pictures } }: { made: NonNullable<ShownEvidence[number]['made']> }) {
  const { t } = useTranslation('staff');
  if (pictures.length === 0) return t(`flag.made.${kind}`);
  return (
    <span className="flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <img
          key={index}
          src={picture}
          alt={t(`flag.made.${kind}`, { number: index + 1, of: pictures.length })}
          className="max-h-160 max-w-full"
        />
      ))}
    </span>
  );
}
