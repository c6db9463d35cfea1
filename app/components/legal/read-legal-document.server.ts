import type { AppLoadContext } from '@remix-run/node';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { localeOf, serverI18n } from '../../i18n/translator.server';
import type { LegalSection, LegalText } from './legal-document';

/** A document in the viewer's language, with the figures of the settings: they stay true. */
export async function readLegalDocument(
  request: Request,
  { domain, product }: AppLoadContext,
  { name, updated }: { name: 'terms' | 'privacy'; updated: string },
): Promise<LegalText> {
  const [settings, locale] = await Promise.all([domain.settings(), localeOf(request, domain)]);
  const { t } = await serverI18n(locale);
  const value = { minor: settings.token_value_minor, currency: settings.token_currency };
  const money = (tokens: number) => formatMoney(worthOfTokens(tokens, value), locale);
  const figures = {
    product: product.name,
    trial: settings.trial_messages,
    price: settings.text_message_price,
    priceMoney: money(settings.text_message_price),
    tokenMoney: money(1),
  };
  return {
    title: t(`legal:${name}.title`),
    lead: t(`legal:${name}.lead`, figures),
    updated: t('legal:updated', { date: updated }),
    contents: t('legal:contents'),
    sections: t(`legal:${name}.sections`, { returnObjects: true, ...figures }) as LegalSection[],
  };
}
