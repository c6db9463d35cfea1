import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { TabLink } from '../../kit/ui/buttons/tab-link';
import { TextField } from '../../kit/ui/fields/text-field';
import { Menu } from './menu';
import type { ListShown } from './shown';

/** Shows the views of a list as tabs, and the forms that save, rename and delete one's own. */
export function ListViews({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { views, view } = list;
  return (
    <div className="border-line mt-5 flex flex-wrap items-center justify-between gap-x-6 border-b max-md:-mx-4 max-md:px-4">
      <nav
        aria-label={t('views.name')}
        data-key="views"
        className="relative -mb-px flex min-w-0 gap-x-6 overflow-x-auto"
      >
        {views.map(({ key, name, count, to, isChosen }) => (
          <TabLink key={key} to={to} isChosen={isChosen} className="text-[0.84375rem]">
            {name} <span className="text-fg-3 ms-1 tabular-nums">{count}</span>
          </TabLink>
        ))}
      </nav>
      <div className="type-small flex flex-wrap items-center gap-x-4 py-1.5">
        {view?.isChanged === true && <Changed list={list} />}
        {(view ? view.isChanged : list.isNarrowed) && <SaveAs list={list} />}
        {view?.isOwn === true && !view.isChanged && <Manage list={list} />}
      </div>
    </div>
  );
}

const addressOf = ({ path, kept }: ListShown) => `${path}?${new URLSearchParams(kept)}`;

const actClass =
  'rounded-small text-fg-2 hover:text-fg inline-flex min-h-6 items-center underline underline-offset-2 max-lg:min-h-11';

/** Says that the list shows something else than its view stores. */
function Changed({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, view } = list;
  if (!view) return null;
  return (
    <>
      <span className="text-amber font-[560]">{t('views.changed')}</span>
      <Link to={`${path}?view=${view.key}`} className={actClass}>
        {t('views.undo')}
      </Link>
      {view.isOwn && (
        <ActForm action={addressOf(list)}>
          <button type="submit" name="intent" value="view-save" className={actClass}>
            {t('views.save')}
          </button>
        </ActForm>
      )}
    </>
  );
}

function SaveAs({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const label = list.view ? t('views.save-as') : t('views.save-first');
  return (
    <Menu label={label} align="end">
      <ActForm action={addressOf(list)} className="space-y-3">
        <NameField id="view-add" />
        <SubmitButton intent="view-add" kind="light" size="small" className="min-h-11">
          {t('views.save')}
        </SubmitButton>
      </ActForm>
    </Menu>
  );
}

function Manage({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  return (
    <Menu label={t('views.manage')} align="end">
      <ActForm action={addressOf(list)} className="space-y-3">
        <NameField id="view-rename" value={list.view?.name} />
        <SubmitButton intent="view-rename" kind="light" size="small" className="min-h-11">
          {t('views.rename')}
        </SubmitButton>
      </ActForm>
      <ActForm action={addressOf(list)} className="border-line mt-4 border-t pt-4">
        <SubmitButton intent="view-delete" kind="danger" size="small" className="min-h-11">
          {t('views.delete')}
        </SubmitButton>
      </ActForm>
    </Menu>
  );
}

function NameField({ id, value }: { id: string; value?: string | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <TextField
      id={id}
      name="name"
      label={t('views.name-of')}
      required
      maxLength={60}
      autoComplete="off"
      defaultValue={value}
    />
  );
}
