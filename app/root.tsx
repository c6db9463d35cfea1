import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import playfair from '@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2?url';
import type { ReactNode } from 'react';
import { useChangeLanguage } from 'remix-i18next/react';
import { readVerification } from './components/accounts/read-verification.server';
import { readResetProgress } from './components/credentials/kept-reset.server';
import { ErrorPage } from './components/errors/error-page';
import { findInvitePicture } from './components/shell/find-invite-picture.server';
import { useNonce } from './components/shell/nonce-context';
import { PageProgress } from './components/shell/page-progress';
import { toSiteViewer } from './components/shell/site-viewer';
import { TimeZoneProvider } from './components/shell/time-zone';
import { useNonceForLibraries } from './components/shell/use-nonce-for-libraries';
import { ConsentBanner } from './components/trust/consent-banner';
import { Toasts } from './components/ui/toasts';
import { fallbackLocale } from './i18n/options';
import { localeOf } from './i18n/translator.server';
import { readConsent } from './session/consent';
import { warnOfUnknownModal } from './modals/warn-of-unknown-modal.server';
import { ModalHost } from './modals/modal-host';
import './styles/tailwind.css';

export { ignoreModalChanges as shouldRevalidate } from './modals/ignore-modal-changes';

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
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain, viewer } = context;
  warnOfUnknownModal(request, context.logger);
  const [locale, settings, verification, reset, invitePicture] = await Promise.all([
    localeOf(request, domain),
    domain.settings(),
    readVerification(domain, viewer),
    readResetProgress(request, domain),
    findInvitePicture(context),
  ]);
  return {
    locale,
    product: { name: context.product.name },
    viewer: toSiteViewer(viewer),
    tokenValue: { minor: settings.token_value_minor, currency: settings.token_currency },
    welcomeTokens: settings.initial_tokens_amount,
    timeZone: context.timeZone,
    year: domain.now().getFullYear(),
    requestId: context.requestId,
    socialProviders: context.socialProviders,
    consent: readConsent(request.headers.get('cookie') ?? ''),
    verification,
    reset,
    invitePicture,
  };
}

/** Pages name themselves; this is the title of what takes their place when they cannot. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = [error ? status : undefined, data?.product.name].filter(Boolean).join(' · ');
  return [{ title }];
};

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  return (
    <html lang={site?.locale ?? fallbackLocale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b070d" />
        <meta name="rating" content="adult" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Site() {
  const site = useRouteLoaderData<typeof loader>('root');
  useChangeLanguage(site?.locale ?? fallbackLocale);
  useNonceForLibraries();
  return (
    <TimeZoneProvider told={site?.timeZone}>
      <PageProgress />
      <ModalHost>
        <Outlet />
      </ModalHost>
      <ConsentBanner />
      <Toasts />
    </TimeZoneProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      productName={site?.product.name}
      requestId={site?.requestId}
    />
  );
}
