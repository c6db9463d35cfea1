import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { currentVersion } from '~/domain/legal/versions';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { languageOf } from '../../kit/i18n/language-of.server';
import { serverI18n } from '../../kit/i18n/translator.server';
import type { LegalSection, LegalText } from '../legal-text';
import type { LegalName } from '../legal-paths';
import { accountStatesSettings } from '~/domain/account-states/settings';
import { addressMarksSettings } from '~/domain/address-marks/settings';
import { ageReviewsSettings } from '~/domain/age-reviews/settings';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { casesSettings } from '~/domain/cases/settings';
import { chatSettings } from '~/domain/chat/settings';
import { legalSettings } from '~/domain/legal/settings';
import { deletionsSettings } from '~/domain/deletions/settings';
import { privacySettings } from '~/domain/privacy/settings';
import { securityLogSettings } from '~/domain/security-log/settings';
import { viewersSettings } from '~/domain/viewers/settings';
import { walletSettings } from '~/domain/wallet/settings';
import { defineSettings, type SettingsOf } from '~/domain/shared/define-settings';

/** The settings whose figures appear in the documents. */
const legalFigures = defineSettings({
  ...legalSettings.shape,
  ...accountStatesSettings.shape,
  ...addressMarksSettings.shape,
  ...ageReviewsSettings.shape,
  ...subscriptionSettings.shape,
  ...casesSettings.shape,
  ...chatSettings.shape,
  ...deletionsSettings.shape,
  ...privacySettings.shape,
  ...securityLogSettings.shape,
  ...viewersSettings.shape,
  ...walletSettings.shape,
});

/** The sections that explain where people who are under age or in distress find help. */
const sectionsOfHelp = ['underage-policy', 'help'];

/**
 * Returns a document in the viewer's language. Its figures come from the settings, so that they stay
 * correct.
 */
export async function readLegalDocument(
  request: Request,
  { domain, product, processors, country, language: { locale } }: AppLoadContext,
  name: LegalName,
): Promise<LegalText> {
  const [settings, { t }] = await Promise.all([domain.settings(legalFigures), serverI18n(locale)]);
  const doers = processors.map((processor) => t(`legal:processor.${processor}`));
  const figures = {
    product: product.name,
    processors: new Intl.ListFormat(locale).format(doers),
    ...figuresOf(settings, locale),
  };
  const whereabouts = { country: country ?? null, language: languageOf(request) ?? null };
  const referral = referTo(settings, whereabouts);
  const sections = t(`legal:${name}.sections`, {
    returnObjects: true,
    ...figures,
  }) as Omit<LegalSection, 'links' | 'referral'>[];
  return {
    title: t(`legal:${name}.title`),
    lead: t(`legal:${name}.lead`, figures),
    updated: t('legal:updated', { date: currentVersion(name) }),
    contents: t('legal:contents'),
    operator: describeOperator(t, settings, product.name),
    sections: sections.map((section) => ({
      ...section,
      links: linksOf(t, section.id),
      ...(sectionsOfHelp.includes(section.id) && { referral }),
    })),
  };
}

/** Returns the data of a document's page. */
export async function readLegalPage({ request, context }: LoaderFunctionArgs, name: LegalName) {
  const document = await readLegalDocument(request, context, name);
  return { page: { title: document.title, description: document.lead }, document };
}

function figuresOf(
  settings: SettingsOf<typeof legalFigures>,
  locale: string,
): Record<string, string | number> {
  const value = { minor: settings.token_value_minor, currency: settings.token_currency };
  const money = (tokens: number) => formatMoney(worthOfTokens(tokens, value), locale);
  const time = (count: number, unit: 'hour' | 'day' | 'month' | 'year') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    trial: settings.trial_messages,
    price: settings.text_message_price,
    priceMoney: money(settings.text_message_price),
    tokenMoney: money(1),
    monthlyTokens: settings.monthly_tokens_bonus,
    deletionNotice: time(Math.round(settings.deletion_notice_seconds / hour), 'hour'),
    retention: time(Math.round(settings.personal_data_retention_seconds / year), 'year'),
    caseKept: time(Math.round(settings.case_kept_seconds / year), 'year'),
    markKept: time(Math.round(settings.under_age_mark_seconds / year), 'year'),
    guestKept: time(Math.round(settings.guest_kept_seconds / day), 'day'),
    unverifiedKept: time(Math.round(settings.unverified_kept_seconds / day), 'day'),
    securityLogKept: time(Math.round(settings.security_log_kept_seconds / day), 'day'),
    reviewTime: time(Math.round(settings.under_age_review_seconds / day), 'day'),
    acknowledgement: time(settings.complaint_acknowledged_hours, 'hour'),
    requestTime: time(settings.data_request_months, 'month'),
    complaintDays: settings.case_business_days.complaint,
    supportedUntil: dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(settings.supported_until),
    ),
    country: country.of(settings.operator_country) ?? settings.operator_country,
  };
}

/** In seconds. */
const hour = 3600;
const day = 24 * hour;
const year = 365 * day;

function describeOperator(
  t: TFunction,
  settings: SettingsOf<typeof legalFigures>,
  product: string,
) {
  const { operator_company_id: id, operator_email: email } = settings;
  const lines = [
    settings.operator_legal_name,
    id && t('legal:operator.company-id', { id }),
    settings.operator_address,
  ].filter(Boolean);
  return { label: t('legal:operator.label', { product }), lines, email };
}

/** The links of sections, by the section's anchor. Their labels are in `legal:action`. */
const legalLinks: Readonly<Record<string, readonly { to: string; label: string }[]>> = {
  ai: [{ to: '/crisis-protocol', label: 'protocol' }],
  seen: [{ to: '/contact', label: 'contact' }],
  review: [{ to: '/contact', label: 'contact' }],
  report: [{ to: '/contact', label: 'contact' }],
  components: [{ to: '/contact', label: 'contact' }],
  feedback: [{ to: '/contact', label: 'contact' }],
  enforcement: [{ to: '/report/complaint', label: 'complaint' }],
  complaints: [
    { to: '/contact', label: 'contact' },
    { to: '/report', label: 'intake' },
  ],
  'privacy-policies': [{ to: '/report/data-request', label: 'data-request' }],
  'cookies-policy': [{ to: '/cookies', label: 'cookies' }],
  'underage-policy': [
    { to: '/report/content', label: 'content' },
    { to: '/crisis-protocol', label: 'protocol' },
  ],
  'complaint-policy': [
    { to: '/report/complaint', label: 'complaint' },
    { to: '/case', label: 'follow' },
  ],
  'dmca-policy': [
    { to: '/report/copyright', label: 'copyright' },
    { to: '/report/counter-notice', label: 'counter-notice' },
  ],
  'content-removal-policy': [
    { to: '/report/intimate-image', label: 'intimate-image' },
    { to: '/report/removal', label: 'removal' },
  ],
  'blocked-content-policy': [{ to: '/report/content', label: 'content' }],
};

function linksOf(t: TFunction, id: string): LegalSection['links'] {
  return (legalLinks[id] ?? []).map(({ to, label }) => ({ to, label: t(`legal:action.${label}`) }));
}
