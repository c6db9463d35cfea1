import type { ReactNode } from 'react';
import { ConnectionStrip } from '../../kit/connection/connection-strip';
import { Brand } from '../../kit/shell/brand';
import { LanguageLink } from '../../kit/shell/language-link';
import { ConsentBanner } from '../../consent/consent-banner';
import { AccountPane } from './account-pane';

interface AccountPageProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

const frame =
  'overflow-hidden border-line-2 bg-modal max-md:rounded-t-modal max-md:border-t md:rounded-modal md:border md:shadow-modal';

/** Shows an account form on its own page. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  return (
    <StandalonePage>
      <main className={`${frame} mx-auto w-full md:max-w-[835px]`}>
        <AccountPane title={<h1 className="type-title">{title}</h1>} subtitle={subtitle}>
          {children}
        </AccountPane>
      </main>
    </StandalonePage>
  );
}

/** Shows one short step on its own page. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <StandalonePage>
      <main className={`${frame} mx-auto w-full px-4 py-9 md:max-w-[523px] md:p-10`}>
        {children}
      </main>
    </StandalonePage>
  );
}

function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-[radial-gradient(90%_70%_at_50%_0%,rgb(61_18_36/.55),transparent)]">
      <ConsentBanner />
      <ConnectionStrip />
      <header className="flex items-center justify-between gap-4 px-4 py-4.5 md:px-8 md:py-6">
        <Brand />
        <LanguageLink className="rounded-small type-small text-fg-2 hover:text-fg py-1.5 transition" />
      </header>
      <div className="flex flex-1 flex-col justify-end md:justify-center md:px-6 md:pb-20">
        {children}
      </div>
    </div>
  );
}
