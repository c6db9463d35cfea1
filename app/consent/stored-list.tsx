/** The list of what the site stores in browsers, translated on the server. */
export interface StoredText {
  title: string;
  about: string;
  groups: { title: string; entries: { name: string; use: string; lasts: string }[] }[];
}

/** Shows every cookie and entry by name, with its purpose and lifetime. */
export function StoredList({ kept: { title, about, groups } }: { kept: StoredText }) {
  return (
    <section aria-labelledby="kept" className="mt-12">
      <h2 id="kept" className="type-h2">
        {title}
      </h2>
      <p className="text-fg-2 mt-3">{about}</p>
      {groups.map((group) => (
        <div key={group.title} className="mt-7">
          <h3 className="type-eyebrow text-fg-3">{group.title}</h3>
          <ul className="divide-line mt-2 divide-y">
            {group.entries.map(({ name, use, lasts }) => (
              <li key={name} className="grid gap-x-5 gap-y-0.5 py-3 md:grid-cols-[220px_1fr_160px]">
                <code className="text-fg type-small break-all">{name}</code>
                <span className="text-fg-2 type-small">{use}</span>
                <span className="text-fg-3 type-small md:text-end">{lasts}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
