import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';

/** Shows the operator and other ways to contact them; shows nothing if none are configured. */
export function ReachCard() {
  const { t } = useTranslation('contact');
  const { operator } = useSite();
  if (!operator.legalName && !operator.email) return null;
  return (
    <section aria-labelledby="reach" className="rounded-card border-line bg-card border p-5">
      <h2 id="reach" className="type-h3">
        {t('contact.reach')}
      </h2>
      <address className="text-fg-2 mt-3 not-italic">
        {operator.legalName && <p>{operator.legalName}</p>}
        {operator.address && <p>{operator.address}</p>}
        {operator.email && (
          <p className="mt-2">
            <a
              href={`mailto:${operator.email}`}
              className="rounded-small text-fg underline underline-offset-2"
            >
              {operator.email}
            </a>
          </p>
        )}
      </address>
    </section>
  );
}
