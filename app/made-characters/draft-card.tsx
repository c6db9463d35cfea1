import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ui/buttons/button';
import type { readDraft } from './server/read-create-step.server';
import { Sketch } from './sketch';

type Draft = NonNullable<Awaited<ReturnType<typeof readDraft>>>;

/** A character that is not finished yet, and the way back to it. */
export function DraftCard({ draft }: { draft: Omit<Draft, 'page'> }) {
  const { t } = useTranslation('create');
  return (
    <div className="border-line-2 bg-card rounded-card mb-4 flex min-h-18 items-center gap-3 border px-4 py-3">
      <Sketch
        looks={draft.looks}
        text={draft.text}
        className="rounded-input aspect-4/5 w-11 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <p className="font-[560]">{t('draft.title')}</p>
        <p className="type-small text-fg-3">{t('place', { at: draft.at, of: draft.of })}</p>
      </div>
      <ButtonLink to={draft.href} kind="soft">
        {t('draft.go-on')}
      </ButtonLink>
    </div>
  );
}
