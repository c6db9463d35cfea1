import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import type { FoundAll } from '../resources/found';

/** A result of a search, whichever it is. */
export interface Result {
  key: string;
  to: string;
  /** The address that shows it beside its list. */
  peekTo: string | null;
  label: string;
  about: string | null;
  icon: IconName;
}

/** Results under one heading. */
export interface ResultGroup {
  title: string;
  results: Result[];
}

/** Returns the results of a search by their headings, in the order in which they are shown. */
export function useResultGroups(found: FoundAll | undefined): ResultGroup[] {
  const { t } = useTranslation('staff');
  if (!found) return [];
  const { groups, acts, links } = found;
  const ofLinks = (title: string, given: FoundAll['links']): ResultGroup[] =>
    given.length === 0
      ? []
      : [
          {
            title,
            results: given.map(({ to, label, icon }) => ({
              key: `${title} ${to}`,
              to,
              label,
              icon,
              peekTo: null,
              about: null,
            })),
          },
        ];
  return [
    ...groups.map(({ name, title, icon, items }) => ({
      title,
      results: items.map(({ id, to, peekTo, title: label, about }) => ({
        key: `${name} ${id}`,
        to,
        peekTo,
        label,
        about,
        icon,
      })),
    })),
    ...(acts ? ofLinks(t('search.do-with', { name: acts.title }), acts.links) : []),
    ...ofLinks(t('search.go-to'), links),
  ];
}

/** Renders the results as a list of links, for a page. */
export function FoundLinks({ found, none }: { found: FoundAll; none: ReactNode }) {
  const groups = useResultGroups(found);
  if (groups.length === 0) return <p className="text-fg-2 mt-6">{none}</p>;
  return groups.map(({ title, results }) => (
    <section key={title} aria-label={title} className="mt-6 max-w-180">
      <h2 className="type-eyebrow text-fg-3">{title}</h2>
      <ul className="rounded-card border-line-2 bg-card divide-line mt-2 divide-y border">
        {results.map(({ key, to, label, about, icon }) => (
          <li key={key}>
            <Link to={to} className="hover:bg-veil flex min-h-11 items-center gap-3 px-4 py-2">
              <Icon name={icon} size={16} className="text-fg-3" />
              <span className="min-w-0 truncate font-[560]">{label}</span>
              {about !== null && (
                <span className="type-small text-fg-3 min-w-0 truncate">{about}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
