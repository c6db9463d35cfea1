import {
  data,
  redirect,
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
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { countJoinedToday } from '~/domain/profile/count-joined-today';
import { audienceOf } from '~/domain/flags/audience';
import { credentialsSettings } from '~/domain/credentials/settings';
import { engagementSettings } from '~/domain/engagement/settings';
import { legalSettings } from '~/domain/legal/settings';
import { privacySettings } from '~/domain/privacy/settings';
import { productSettings } from '~/domain/settings/settings';
import { walletSettings } from '~/domain/wallet/settings';
import { getWelcomeTokens } from '~/domain/wallet/welcome-tokens';
import { TagManager } from './analytics/tag-manager';
import { StayOnPage } from './connection/stay-on-page';
import { useRegistrationEvents } from './analytics/use-registration-events';
import { readVerification } from './accounts/server/read-verification.server';
import { readResetProgress } from './credentials/server/stored-reset.server';
import { ErrorPage } from './errors/error-page';
import { readComingChange } from './legal/server/read-coming-change.server';
import { readRequestedDocument } from './legal/server/read-requested-document.server';
import { findInvitePicture } from './shell/server/find-invite-picture.server';
import { DrawWholeOnReturn } from './shell/draw-whole-on-return';
import { useNonce } from './shell/nonce-context';
import { operatorOf } from './shell/operator';
import { PageProgress } from './shell/page-progress';
import { toSiteViewer } from './shell/site-viewer';
import { TimeZoneProvider } from './shell/time-zone';
import { useNonceForLibraries } from './shell/use-nonce-for-libraries';
import { useInstallation } from './install/use-installation';
import { platformOf } from './install/platform';
import { useFreshReturn } from './shell/use-fresh-return';
import { useLanguage } from './shell/use-language';
import { AgeGate } from './age-gate/age-gate';
import { Toasts } from './ui/toasts';
import { useReportAs, useReportError } from './errors/use-error-reports';
import { directionOf, fallbackLocale } from './i18n/locales';
import { localeCookie } from './i18n/read-locale.server';
import { ageGateFor } from './age-gate/age';
import { warnOfUnknownModal } from './modals/server/warn-of-unknown-modal.server';
import { ModalHost } from './modals/modal-host';
import playfair from './styles/fonts/playfair-latin-normal.woff2?url';
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
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  // With its cookies: the manifest speaks the language that was chosen.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' as const },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { domain, viewer, cookieHeader } = context;
  const { locale, by } = context.language;
  const ageGate = ageGateFor({
    pathname: new URL(request.url).pathname,
    cookieHeader,
    userAgent: context.userAgent,
    isSignedIn: viewer.kind === 'user',
  });
  if (ageGate === 'barred') throw redirect('/under_age');
  warnOfUnknownModal(request, context.logger);
  const [product, wallet, passwords, privacy, operator, engagement] = await Promise.all([
    domain.settings(productSettings),
    domain.settings(walletSettings),
    domain.settings(credentialsSettings),
    domain.settings(privacySettings),
    domain.settings(legalSettings),
    domain.settings(engagementSettings),
  ]);
  const [verification, reset, invitePicture, joined, welcomeTokens, legal] = await Promise.all([
    readVerification(domain, viewer),
    readResetProgress(request, context),
    findInvitePicture(context),
    viewer.kind === 'user' ? 0 : countJoinedToday(domain),
    getWelcomeTokens(domain, audienceOf(viewer)),
    readRequestedDocument(request, context),
  ]);
  const site = {
    locale,
    language: { isChosen: by !== 'guess', released: product['locales.released'] },
    product: { name: context.product.name, url: context.product.publicUrl },
    viewer: toSiteViewer(viewer, domain.now()),
    isImpersonated: viewer.kind === 'user' && viewer.actorId !== viewer.userId,
    tagManagerUrl: context.tagManagerUrl,
    captcha: context.captcha,
    tokenValue: { minor: wallet.token_value_minor, currency: wallet.token_currency },
    welcomeTokens,
    passwordLength: { min: passwords.password_min_length, max: passwords.password_max_length },
    deletionNoticeHours: Math.round(privacy.deletion_notice_seconds / 3600),
    timeZone: context.timeZone,
    year: domain.now().getFullYear(),
    operator: operatorOf(operator),
    legal,
    requestId: context.requestId,
    socialProviders: context.socialProviders,
    consent: context.consent,
    comingChange: readComingChange(context, { cookieHeader, locale }),
    ageGate,
    verification,
    reset,
    invitePicture,
    /** Null where the figure is made up of the time of day. */
    joinedToday: engagement.engagement_display === 'real' ? joined : null,
    platform: platformOf(context.userAgent ?? ''),
    renderedAt: domain.now().toISOString(),
  };
  // A language chosen by the address is kept like any other choice.
  return by === 'address'
    ? data(site, { headers: { 'Set-Cookie': localeCookie(locale, context.product.publicUrl) } })
    : data(site);
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
  const locale = site?.locale ?? fallbackLocale;
  return (
    // Scripts of the page's own mark it before React comes (see near-only in utilities.css).
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

export default function Site() {
  const site = useRouteLoaderData<typeof loader>('root');
  useLanguage(site);
  useNonceForLibraries();
  useInstallation();
  useReportAs(site?.viewer.kind === 'member' ? site.viewer.id : null);
  useRegistrationEvents();
  useFreshReturn();
  return (
    <TimeZoneProvider told={site?.timeZone}>
      <PageProgress />
      <StayOnPage />
      <AgeGate>
        <ModalHost>
          <Outlet />
        </ModalHost>
      </AgeGate>
      <TagManager />
      <Toasts />
    </TimeZoneProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useReportError(error);
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      productName={site?.product.name}
      requestId={site?.requestId}
    />
  );
}
