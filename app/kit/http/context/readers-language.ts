import type { RequestHandler } from 'express';
import { withLocale } from '~/observability/request-context';
import { readLocale } from '../../i18n/read-locale.server';
import './request-locals';
import type { SiteHandles } from './site-handles';
import { productSettings } from '~/domain/settings/settings';

/** Reads everything in the language that a request asks for; public files have none. */
export function readersLanguage({ domain }: Pick<SiteHandles, 'domain'>): RequestHandler {
  return (req, res, next) => {
    if (res.locals.isForEverybody) return next();
    domain
      .settings(productSettings)
      .then((settings) => (res.locals.language = readLocale(req, settings)))
      .then(({ locale }) => withLocale(locale, next), next);
  };
}
