import { Link } from '@remix-run/react';
import { HelpNow } from '../duties/help-now';
import type { LegalText } from './legal-text';

/** The body of a document. Each section has an anchor by its name and by its number. */
export function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <div className="max-w-180 space-y-9">
      {sections.map(({ id, title, text, parts = [], links, referral }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`section-${index + 1}`}
          className="scroll-mt-6 break-inside-avoid-page"
        >
          <h2 id={`section-${index + 1}`} className="type-h2 scroll-mt-6">
            <span className="text-fg-3 me-2">{index + 1}</span> {title}
          </h2>
          <Paragraphs text={text} />
          {parts.map((part) => (
            <div key={part.title}>
              <h3 className="mt-5 font-[560]">{part.title}</h3>
              <Paragraphs text={part.text} />
            </div>
          ))}
          {referral && (
            <div className="mt-4">
              <HelpNow referral={referral} isOpen />
            </div>
          )}
          {links.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 print:hidden">
              {links.map(({ to, label }) => (
                <Link
                  key={to}
                  to={to}
                  className="rounded-small text-fg underline underline-offset-2"
                >
                  {label}
                </Link>
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Paragraphs({ text }: { text: string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="text-fg-2 mt-3">
      {paragraph}
    </p>
  ));
}
