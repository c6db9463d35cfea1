import { Footer } from '../kit/shell/footer';
import { LegalOperator } from './legal-operator';
import { LegalSections } from './legal-sections';
import type { LegalText } from './legal-text';

interface LegalDocumentProps {
  document: LegalText;
}

/** A long document with an anchor for every section, by number and by name. */
export function LegalDocument({ document }: LegalDocumentProps) {
  const { title, lead, updated, contents, operator, sections } = document;
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <header className="max-w-180 pt-4 pb-8 md:pt-8">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead text-fg-2 mt-4">{lead}</p>
        <p className="type-caption text-fg-3 mt-3">{updated}</p>
        <LegalOperator operator={operator} />
      </header>
      <div className="gap-14 xl:grid xl:grid-cols-[minmax(0,1fr)_280px]">
        <details className="rounded-card border-line bg-card group mb-9 border p-5 xl:hidden print:hidden">
          <summary className="type-eyebrow text-fg-3">{contents}</summary>
          <Contents sections={sections} />
        </details>
        <LegalSections sections={sections} />
        <nav
          aria-labelledby="contents"
          className="rounded-card border-line bg-card sticky top-6 h-fit border p-5 max-xl:hidden print:hidden"
        >
          <h2 id="contents" className="type-eyebrow text-fg-3">
            {contents}
          </h2>
          <Contents sections={sections} />
        </nav>
      </div>
      <Footer />
    </div>
  );
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <ol className="mt-3 space-y-1.5">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="rounded-small type-small text-fg-2 hover:text-fg flex gap-2.5 py-0.5 transition"
          >
            <span className="text-fg-3 w-5 shrink-0 tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
