import type { LegalText } from './legal-text';

/** Shows the operator who is responsible for the document, or nothing if none is configured. */
export function LegalOperator({ operator: { label, lines, email } }: Pick<LegalText, 'operator'>) {
  if (lines.length === 0 && !email) return null;
  return (
    <dl className="type-small text-fg-2 mt-5">
      <dt className="text-fg-3">{label}</dt>
      <dd className="mt-0.5">
        {lines.join(' · ')}
        {email && (
          <>
            {lines.length > 0 && ' · '}
            <a href={`mailto:${email}`} className="rounded-small underline underline-offset-2">
              {email}
            </a>
          </>
        )}
      </dd>
    </dl>
  );
}
