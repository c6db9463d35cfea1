import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { fieldClass } from '../../kit/ui/fields/text-field';
import { Portrait } from '../../kit/ui/media/portrait';
import { pictureHref } from '../picture-hrefs';
import type { Pictured, readPictured } from '../server/read-pictured.server';

/** Lets a person choose the character of a picture. */
export default function ChooseCharacterModal() {
  const { t } = useTranslation('pictures');
  const { data, hasFailed, retry } = useModalData<typeof readPictured>();
  const [wanted, setWanted] = useState('');
  const isHydrated = useHydrated();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-120" />;
  if (data === null) return <ModalGone title={t('choose.title')} />;
  const fits = ({ name }: Pictured) => name.toLowerCase().includes(wanted.trim().toLowerCase());
  const [own, followed] = [data.own.filter(fits), data.followed.filter(fits)];
  return (
    <div className="px-5 pt-7 pb-6 md:p-7">
      <ModalTitle className="type-h3 mb-4 pe-12">{t('choose.title')}</ModalTitle>
      {isHydrated && (
        <input
          type="search"
          aria-label={t('choose.search')}
          placeholder={t('choose.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className={`${fieldClass(false)} mb-5`}
        />
      )}
      <Group title={t('choose.own')} characters={own} />
      <Group title={t('choose.followed')} characters={followed} />
      {own.length + followed.length === 0 && (
        <div className="py-6 text-center">
          <p className="text-fg-2 mb-5 text-balance">{t('choose.none')}</p>
          <ButtonLink to="/create-ai" kind="light">
            {t('choose.make')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Group({ title, characters }: { title: string; characters: readonly Pictured[] }) {
  if (characters.length === 0) return null;
  return (
    <section className="mb-5">
      <h3 className="type-caption text-fg-2 mb-2 font-[620] tracking-[.06em] uppercase">{title}</h3>
      <ul className="grid grid-cols-4 gap-2.5">
        {characters.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link
              to={pictureHref(slug)}
              className="rounded-input border-line-2 relative block aspect-4/5 overflow-hidden border"
            >
              <Portrait src={picture} alt="" className="absolute inset-0 size-full" />
              <span className="absolute inset-x-0 bottom-0 truncate bg-gradient-to-t from-black/85 to-transparent px-2 pt-6 pb-1.5 text-[0.8125rem]/4 font-[540]">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
