import { Footer } from '../shell/footer';

export interface LegalSection {
  id: string;
  title: string;
  text: string[];
}

/** A document whose words have been translated on the server. */
export interface LegalText {
  title: string;
  lead: string;
  updated: string;
  contents: string;
  sections: LegalSection[];
}

interface LegalDocumentProps {
  document: LegalText;
}

/** One long document with an anchor for every section, by number and by name. */
export function LegalDocument({ document }: LegalDocumentProps) {
  const { title, lead, updated, contents, sections } = document;
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <header className="max-w-180 pt-4 pb-8 md:pt-8">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead text-fg-2 mt-4">{lead}</p>
        <p className="type-caption text-fg-3 mt-3">{updated}</p>
      </header>
      <div className="gap-14 xl:grid xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="max-w-180 space-y-9">
          {sections.map(({ id, title, text }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`section-${index + 1}`}
              className="scroll-mt-6"
            >
              <h2 id={`section-${index + 1}`} className="type-h2 scroll-mt-6">
                <span className="text-fg-3 mr-2">{index + 1}</span> {title}
              </h2>
              {text.map((paragraph) => (
                <p key={paragraph} className="text-fg-2 mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <nav
          aria-labelledby="contents"
          className="rounded-card border-line bg-card sticky top-6 h-fit border p-5 max-xl:hidden"
        >
          <h2 id="contents" className="type-eyebrow text-fg-3 mb-3">
            {contents}
          </h2>
          <ol className="space-y-1.5">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="rounded-small type-small text-fg-2 hover:text-fg flex gap-2.5 transition"
                >
                  <span className="text-fg-3 w-4 shrink-0 tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Footer />
    </div>
  );
}
