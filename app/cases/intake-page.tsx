import type { ReactNode } from 'react';
import { Footer } from '../kit/shell/footer';

interface IntakePageProps {
  title: string;
  lead: string;
  /** Content beside the form on large screens and below it otherwise; without it the form is wider. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows an intake page: its purpose, the form, and other contacts. */
export function IntakePage({ title, lead, aside, children }: IntakePageProps) {
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <header className="max-w-180 pt-4 pb-7 md:pt-8">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead text-fg-2 mt-3">{lead}</p>
      </header>
      {aside ? (
        <div className="grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className="max-w-180">{children}</div>
          <aside className="max-w-180 space-y-4">{aside}</aside>
        </div>
      ) : (
        children
      )}
      <Footer />
    </div>
  );
}
