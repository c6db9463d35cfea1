import type { RequestHandler } from 'express';
import { withLocale } from '~/observability/request-context';
import { callersLocale } from '../api/callers-locale';
import './request-locals';
import type { SiteHandles } from './site-handles';

/** Has everything read in the language that a request asks for; what is everybody's is in none. */
export function readersLanguage(handles: Pick<SiteHandles, 'domain'>): RequestHandler {
  return (req, res, next) => {
    if (res.locals.isForEverybody) return next();
    callersLocale(handles, req).then((locale) => withLocale(locale, next), next);
  };
}
