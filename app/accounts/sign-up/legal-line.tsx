import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';

const linkClass = 'rounded-small text-fg-2 underline underline-offset-2 hover:text-fg';

/** Shows the legal documents that the person accepts by continuing. */
export function LegalLine() {
  const { t } = useTranslation('accounts');
  return (
    <p className="type-caption text-fg-3 mt-4 text-center">
      <Trans
        t={t}
        i18nKey="legal-line"
        components={{
          terms: <Link to="/terms-of-service" className={linkClass} />,
          privacy: <Link to="/privacy-policy" className={linkClass} />,
        }}
      />
    </p>
  );
}
