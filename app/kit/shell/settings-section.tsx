import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: its description, and beside it (below it on a phone) its form. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line grid scroll-mt-6 gap-x-12 gap-y-5 border-t py-8 first:border-t-0 first:pt-2 lg:grid-cols-[300px_minmax(0,560px)]"
    >
      <div>
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {about && <p className="type-small text-fg-2 mt-2">{about}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
