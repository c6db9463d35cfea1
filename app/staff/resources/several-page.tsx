import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff-shell';
import { ActPageForm } from './act-form';
import type { SeveralResponse, SeveralShown } from './shown';

/** Shows a preview of an act on several items, and afterwards its result for each. */
export function SeveralPage({ several }: { several: SeveralShown }) {
  const { t } = useTranslation('staff');
  const results = useActionData<SeveralResponse>()?.results;
  const { path, title, about, back, act, things } = several;
  const fitting = things.filter(({ refused }) => refused === null);
  const lines =
    results?.map(({ id, title: name, isDone, text }) => ({ id, name, text, isQuiet: !isDone })) ??
    things.map(({ id, title: name, now, refused }) => ({
      id,
      name,
      text: refused ?? `${now} → ${title}`,
      isQuiet: refused !== null,
    }));
  return (
    <StaffShell title={title} about={results ? t('several.result') : about} back={back}>
      <ul className="rounded-card border-line-2 bg-card shadow-card divide-line mt-6 max-w-240 divide-y border">
        {lines.map(({ id, name, text, isQuiet }) => (
          <li
            key={id}
            className={`type-small flex flex-wrap justify-between gap-x-6 px-5 py-3 ${isQuiet ? 'text-fg-3' : ''}`}
          >
            <span className="min-w-0 font-[540] break-words">{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {!results && fitting.length > 0 && (
        <div className="rounded-card border-line-2 bg-card shadow-card mt-6 max-w-240 border px-5 py-4">
          <p className="mb-3 font-[560]">
            {t('several.fits', { count: fitting.length, of: things.length })}
          </p>
          <ActPageForm act={act} action={path} />
        </div>
      )}
      {results && (
        <p className="mt-5">
          <Link to={back.to} className="rounded-small underline underline-offset-2">
            {back.label}
          </Link>
        </p>
      )}
    </StaffShell>
  );
}
