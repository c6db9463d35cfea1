import { useTranslation } from 'react-i18next';
import { consentCategories, type Consent } from './consent-categories';
import { CheckboxField } from '../kit/ui/fields/checkbox-field';

interface ConsentCategoriesProps {
  consent: Consent | null;
}

/** Explains each category; all but the necessary one are off until the person turns them on. */
export function ConsentCategories({ consent }: ConsentCategoriesProps) {
  const { t } = useTranslation('trust');
  return (
    <ul className="rounded-card border-line bg-card divide-line shadow-card divide-y border">
      <li className="p-5">
        <CheckboxField id="consent-necessary" defaultChecked disabled>
          <Words title={t('consent.category.necessary')} text={t('consent.about.necessary')} />
        </CheckboxField>
      </li>
      {consentCategories.map((category) => (
        <li key={category} className="p-5">
          <CheckboxField
            id={`consent-${category}`}
            name={category}
            defaultChecked={consent?.[category] ?? false}
          >
            <Words
              title={t(`consent.category.${category}`)}
              text={t(`consent.about.${category}`)}
            />
          </CheckboxField>
        </li>
      ))}
    </ul>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span>
      <span className="text-fg block font-[560]">{title}</span>
      <span className="text-fg-3 mt-0.5 block">{text}</span>
    </span>
  );
}
