import { useTranslation } from 'react-i18next';
import { TabLink } from '../kit/ui/buttons/tab-link';
import { myAiHref, picturesHref } from './making-hrefs';

const tabs = [
  { name: 'characters', to: myAiHref },
  { name: 'pictures', to: picturesHref },
] as const;

/** The two lists of what a person has made. */
export function MyAiTabs({ chosen }: { chosen: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('create');
  return (
    <nav aria-label={t('my-ai')} className="border-line mb-4 flex gap-6.5 border-b">
      {tabs.map(({ name, to }) => (
        <TabLink key={name} to={to} isChosen={name === chosen}>
          {t(`tab.${name}`)}
        </TabLink>
      ))}
    </nav>
  );
}
