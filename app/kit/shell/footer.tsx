import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../modals/modal-link';
import { LanguageLink } from './language-link';
import { useSite } from '../site/use-site';

const links = [
  { to: '/terms-of-service', label: 'footer.terms' },
  { to: '/privacy-policy', label: 'footer.privacy' },
  { to: '/privacy-policy#complaint-policy', label: 'footer.complaints' },
  { to: '/privacy-policy#content-removal-policy', label: 'footer.removal' },
  { to: '/crisis-protocol', label: 'footer.crisis' },
  { to: '/security', label: 'footer.security' },
  { to: '/accessibility', label: 'footer.accessibility' },
  { to: '/made-by-ai', label: 'footer.made-by-ai' },
  { to: '/report', label: 'footer.report' },
  { to: '/contact', label: 'footer.contact' },
] as const;

const linkClass = 'rounded-small hover:text-fg py-0.5 transition';

export function Footer() {
  const { t } = useTranslation('shell');
  const { product, year, operator } = useSite();
  const { legalName, companyId, address } = operator;
  const company = [legalName, companyId, address].filter(Boolean).join(' · ');
  return (
    <footer className="border-line type-caption text-fg-3 mt-11 border-t py-7 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-fg-2">
          © {year} {legalName || product.name}
        </p>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-3">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={linkClass}>
              {t(label)}
            </Link>
          ))}
          <Link to="/cookies" className={linkClass}>
            {t('trust:consent.settings')}
          </Link>
          <ModalLink modal="installAppModal" className={linkClass}>
            {t('footer.install')}
          </ModalLink>
          <LanguageLink className={linkClass} />
          <Link to="/under_age" className={linkClass}>
            {t('trust:under-age.link')}
          </Link>
        </nav>
        <p className="md:ms-auto">{t('footer.adults')}</p>
      </div>
      {company && <p className="mt-4">{company}</p>}
    </footer>
  );
}
