import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { StaffActName, StaffResource } from '~/domain/staff/acts';
import { Button, ButtonLink } from '../kit/ui/buttons/button';
import { SelectField } from '../kit/ui/fields/select-field';
import { TextField } from '../kit/ui/fields/text-field';
import { PageTurner } from './page-turner';
import type { ActionShown } from './presenters/action-for-staff';
import { StaffShell } from './staff-shell';

interface ActionFilter {
  action: string;
  resource: string;
  resourceId: string;
  from: string;
  to: string;
}

interface ActionLogPageProps {
  actions: ActionShown[];
  filter: ActionFilter;
  /** What the list may be narrowed to. */
  known: { actions: StaffActName[]; resources: StaffResource[] };
  total: { count: number; isMore: boolean };
  nextCursor: string | null;
  isLater: boolean;
  /** Their own acts alone are shown. */
  isOwn: boolean;
}

const path = '/admin/actions';

/** What staff did, the newest first: rows that open in place. */
export function ActionLogPage(props: ActionLogPageProps) {
  const { actions, filter, known, total, nextCursor, isLater, isOwn } = props;
  const { t } = useTranslation('staff');
  const kept = Object.entries(filter).filter(([, value]) => value !== '');
  const search = new URLSearchParams(kept).toString();
  return (
    <StaffShell title={t('actions.title')} about={t(isOwn ? 'actions.own' : 'actions.text')}>
      <Narrow filter={filter} known={known} />
      {actions.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="type-small text-fg-2 tabular-nums" role="status">
            {t(total.isMore ? 'actions.more' : 'actions.count', { count: total.count })}
          </p>
          <ButtonLink
            to={`${path}.csv${search && `?${search}`}`}
            reloadDocument
            kind="outline"
            size="small"
            className="min-h-11"
          >
            {t('actions.export')}
          </ButtonLink>
        </div>
      )}
      {actions.length === 0 ? (
        <p className="text-fg-2 mt-6">
          {t(kept.length > 0 ? 'actions.none-of-these' : 'actions.none')}
        </p>
      ) : (
        <ul className="divide-line rounded-card border-line-2 bg-card shadow-card mt-4 divide-y overflow-hidden border">
          {actions.map((action) => (
            <Row key={action.id} action={action} />
          ))}
        </ul>
      )}
      <PageTurner path={path} kept={{ ...filter }} nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}

function Row({ action }: { action: ActionShown }) {
  const { t } = useTranslation('staff');
  const { at, staff, staffId, role, resource, resourceId, reason } = action;
  return (
    <li>
      <details>
        <summary className="hover:bg-veil flex min-h-11 cursor-pointer flex-wrap gap-x-6 gap-y-1 px-5 py-3.5 transition">
          <span className="type-caption text-fg-3 tabular-nums">{secondOf(at)}</span>
          <span className="type-small min-w-0 flex-1 basis-60 break-all">
            {staff ?? staffId}
            <span className="text-fg-3 block">{t(`role.${role}`)}</span>
          </span>
          <span className="type-small min-w-0 flex-1 basis-60 break-all">
            <span className="block font-[560]">
              {t(`actions.act.${action.action as StaffActName}`, { defaultValue: action.action })}
            </span>
            <span className="text-fg-2">
              {t(`actions.resource.${resource}`, { defaultValue: resource })} {resourceId}
            </span>
            {reason !== null && <q className="block">{reason}</q>}
          </span>
        </summary>
        <Details action={action} />
      </details>
    </li>
  );
}

function Details({ action }: { action: ActionShown }) {
  const { t } = useTranslation('staff');
  const { before, after, requestId, network } = action;
  const rows = [
    [t('actions.before'), before && factsOf(before)],
    [t('actions.after'), after && factsOf(after)],
    [t('actions.request'), requestId],
    [t('actions.network'), network],
  ].filter(([, value]) => value !== null);
  return (
    <dl className="type-small px-5 pb-4">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="text-fg-3">{name}</dt>
          <dd className="min-w-0 break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const factsOf = (facts: Record<string, unknown>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');

/** A time as the log has it: UTC, to the second. */
const secondOf = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

function Narrow({ filter, known }: Pick<ActionLogPageProps, 'filter' | 'known'>) {
  const { t } = useTranslation('staff');
  return (
    <Form
      method="get"
      action={path}
      aria-label={t('flags.filter')}
      className="mt-6 flex grid-cols-2 flex-wrap items-end gap-3 max-md:grid"
    >
      <Choice
        name="action"
        value={filter.action}
        options={known.actions.map((value) => ({ value, label: t(`actions.act.${value}`) }))}
      />
      <Choice
        name="resource"
        value={filter.resource}
        options={known.resources.map((value) => ({ value, label: t(`actions.resource.${value}`) }))}
      />
      {(['resourceId', 'from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          id={`actions-${name}`}
          name={name}
          type={name === 'resourceId' ? 'text' : 'date'}
          label={t(`actions.${name}`)}
          defaultValue={filter[name]}
          className="w-full sm:w-44"
        />
      ))}
      <Button type="submit" kind="soft" className="max-sm:w-full">
        {t('flags.apply')}
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  name: 'action' | 'resource';
  value: string;
  options: { value: string; label: string }[];
}

function Choice({ name, value, options }: ChoiceProps) {
  const { t } = useTranslation('staff');
  return (
    <div className="w-full sm:w-44">
      <SelectField
        key={value}
        id={`actions-${name}`}
        name={name}
        label={t(`actions.${name}-label`)}
        defaultValue={value}
        options={[{ value: '', label: t('flags.all') }, ...options]}
      />
    </div>
  );
}
