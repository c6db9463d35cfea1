import {
  data,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import { useEffect, type ReactNode } from 'react';
import { TagManager } from './analytics/tag-manager';
import { StayOnPage } from './kit/connection/stay-on-page';
import { useRegistrationEvents } from './accounts/sign-up/use-registration-events';
import { ErrorPage } from './kit/shell/error-page';
import { useNonce } from './kit/site/nonce-context';
import { readSite } from './kit/site/read-site.server';
import { TimeZoneProvider } from './kit/site/time-zone';
import { useNonceForLibraries } from './kit/site/use-nonce-for-libraries';
import { LookBar } from './impersonation/look-bar';
import { LookQuestion } from './impersonation/look-question';
import { useInstallation } from './install/use-installation';
import { useFreshReturn } from './kit/site/use-fresh-return';
import { useLanguage } from './kit/site/use-language';
import { AgeGate } from './age-gate/age-gate';
import { Toasts } from './kit/ui/feedback/toasts';
import { useReportError } from './kit/errors/use-report-error';
import { reportAs } from './kit/errors/watch-for-errors';
import { directionOf, fallbackLocale } from './kit/i18n/locales';
import { localeCookie } from './kit/i18n/read-locale.server';
import { readModalData, warnOfUnknownModal } from './kit/modals/server/read-modal-data.server';
import { ModalHost } from './kit/modals/modal-host';
import { useReloadsDone } from './kit/revalidation/owed-reload';
import { modalData } from './modal-data.server';
import { modals } from './modal-names';
import { siteParts } from './site-parts.server';
import playfair from './kit/styles/fonts/playfair-latin-normal.woff2?url';
import './kit/styles/tailwind.css';

export { ignoreMoves as shouldRevalidate } from './chat/thread/ignore-moves';

export const links: LinksFunction = () => [
  ...[playfair, commissioner].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  // Sent with cookies, because the manifest is in the chosen language.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' as const },
];

/** Returns the data of the modal in the address. */
const modalPart = async (context: AppLoadContext, request: Request) => ({
  modal: await readModalData(context, request, { modals, readers: modalData }),
});

/** Returns the data of every page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await readSite(context, request, [...siteParts, modalPart]);
  warnOfUnknownModal(modals, request, context.logger);
  // A language in the address is stored like any other choice.
  const { by, locale } = context.language;
  return by === 'address'
    ? data(site, { headers: { 'Set-Cookie': localeCookie(locale, context.product.publicUrl) } })
    : data(site);
}

/** The title of the error page. All other pages have titles of their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = [error ? status : undefined, data?.product.name].filter(Boolean).join(' · ');
  return [{ title }];
};

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const locale = site?.locale ?? fallbackLocale;
  return (
    // The page's own scripts change its attributes before React starts (see near-only in utilities.css).
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b070d" />
        <meta name="rating" content="adult" />
        <Meta />
        <Links />
      </head>
      <body>
        <DrawWholeOnReturn nonce={nonce} />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * Renders the page at its full height after a return or reload, because the browser restores the scroll
 * position.
 */
function DrawWholeOnReturn({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noteReturn }}
    />
  );
}

const noteReturn = `if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') document.documentElement.dataset.drawn = ''`;

export default function Site() {
  const site = useRouteLoaderData<typeof loader>('root');
  useLanguage(site);
  useNonceForLibraries();
  useInstallation();
  useReportAs(site?.viewer.kind === 'member' ? site.viewer.id : null);
  useRegistrationEvents();
  useFreshReturn();
  useReloadsDone();
  return (
    <TimeZoneProvider storedZone={site?.timeZone}>
      <PageProgress />
      <LookBar />
      <StayOnPage />
      <AgeGate>
        <ModalHost>
          <Outlet />
          <LookQuestion />
        </ModalHost>
      </AgeGate>
      <TagManager />
      <Toasts />
    </TimeZoneProvider>
  );
}

/** Sets the user whose browser reports errors. */
function useReportAs(userId: string | null): void {
  useEffect(() => reportAs(userId), [userId]);
}

/** A progress bar over the page while the next one loads. It is not shown for fast pages. */
function PageProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      className="animate-progress bg-accent fixed inset-x-0 top-0 z-60 h-0.5 origin-left"
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useReportError(error);
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <>
      {site && <LookBar />}
      <ErrorPage
        status={isRouteErrorResponse(error) ? error.status : 500}
        productName={site?.product.name}
        requestId={site?.requestId}
      />
    </>
  );
}
