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
        {evidence.map(({ text, picture, category, found }) => (
          <li key={`${found} ${text}`}>
            <blockquote className="border-line-2 border-s-2 ps-3 break-words whitespace-pre-line">
              {picture === undefined ? text : <Made picture={picture} />}
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

function Made({ picture }: { picture: string | null }) {
  const { t } = useTranslation('staff');
  if (picture === null) return t('flag.picture-gone');
  return <img src={picture} alt={t('flag.picture')} className="max-h-160 max-w-full" />;
}
