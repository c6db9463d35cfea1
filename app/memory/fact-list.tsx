import clsx from 'clsx';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../chat/messages/message-text';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { AddFact } from './add-fact';
import { FactEditor } from './fact-editor';
import { ForgottenRow } from './forgotten-row';
import type { MemoryData } from './memory-data';
import { memoryHref } from './memory-place';
import type { FactForFan } from './presenters/memory-for-fan';
import { FactSource } from './fact-source';

/** Lists all facts: those about the person before those about both. */
export function FactList({ data }: { data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { facts, isOn } = data.memory;
  const { name, slug } = data.character;
  const groups = (['person', 'both'] as const)
    .map((about) => ({ about, of: facts.filter((fact) => fact.about === about) }))
    .filter(({ of }) => of.length > 0);
  return (
    <>
      {facts.length === 0 && <p className="type-small text-fg-2">{t('facts.none', { name })}</p>}
      {groups.map(({ about, of }) => (
        <section key={about} aria-labelledby={`facts-${about}`}>
          <h3 id={`facts-${about}`} className="type-label text-fg-3 mb-2">
            {t(`facts.${about}`, { name })}
          </h3>
          <ul
            className={clsx(
              'border-line bg-card rounded-card divide-line divide-y overflow-hidden border',
              !isOn && 'text-fg/85',
            )}
          >
            {of.map((fact) => (
              <li key={fact._id}>
                <FactRow fact={fact} data={data} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isOn && <AddFact slug={slug} name={name} />}
      {facts.length > 0 && <p className="type-caption text-fg-3">{t('facts.sources')}</p>}
    </>
  );
}

function FactRow({ fact, data }: { fact: FactForFan; data: MemoryData }) {
  const { t } = useTranslation('memory');
  const { slug } = data.character;
  if (fact.isForgotten) {
    return <ForgottenRow slug={slug} tab="facts" kind="fact" id={fact._id} text={fact.text} />;
  }
  if (data.editing === fact._id) return <FactEditor fact={fact} data={data} />;
  return (
    <div className="flex min-h-16 items-center gap-2 py-2.5 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem]/5.5 wrap-anywhere">
          <MessageText>{fact.text}</MessageText>
        </p>
        <FactSource fact={fact} data={data} />
      </div>
      <Link
        to={memoryHref({ slug, edit: fact._id })}
        replace
        preventScrollReset
        aria-label={t('facts.change', { text: fact.text })}
        className={iconButtonClass()}
      >
        <Icon name="ellipsis" size={20} />
      </Link>
    </div>
  );
}
