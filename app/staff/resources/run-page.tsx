import { Link, useActionData } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm as PlainForm, SubmitButton } from '../../kit/forms/form';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { Notice } from '../../kit/ui/feedback/notice';
import { TextField } from '../../kit/ui/fields/text-field';
import { StaffShell } from '../staff-shell';
import { ActPageForm } from './act-form';
import { CellText } from './cell-text';
import type { RunShown, ThingResponse } from './shown';

const card = 'rounded-card border-line-2 bg-card shadow-card border';

/** Shows an act on several items: what it will do, how far it has come, and its result. */
export function RunPage({ run }: { run: RunShown }) {
  const { title, about, back, state } = run;
  useRevalidateWhile(state === 'running');
  return (
    <StaffShell title={title} about={about} back={back}>
      <div className="mt-5 grid items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_380px]">
        <Items run={run} />
        <div className="min-[1100px]:sticky min-[1100px]:top-4">
          <Status run={run} />
        </div>
      </div>
    </StaffShell>
  );
}

function Items({ run: { title, items, position, newer, older } }: { run: RunShown }) {
  const { t } = useTranslation('staff');
  return (
    <section aria-label={title} className={`${card} min-w-0`}>
      <ul className="divide-line divide-y text-[0.84375rem]/5">
        {items.map(({ id, title: name, now, becomes }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,.7fr)_minmax(0,.9fr)]"
          >
            <span className="min-w-0 font-[560]">
              <CellText cell={name} />
            </span>
            <span className="min-w-0">
              {now.map((state) => (
                <CellText key={state.text} cell={state} />
              ))}
            </span>
            <span className="min-w-0">
              <CellText cell={becomes} />
            </span>
          </li>
        ))}
      </ul>
      <nav
        aria-label={t('pages.name')}
        className="border-line flex flex-wrap items-center justify-between gap-3 border-t px-4 py-2.5"
      >
        <p className="type-small text-fg-3 tabular-nums">{position}</p>
        <div className="flex gap-2.5">
          {newer !== null && (
            <ButtonLink to={newer} kind="outline" size="small" className="max-lg:min-h-11">
              {t('several.previous')}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={older} kind="outline" size="small" className="max-lg:min-h-11">
              {t('several.next')}
            </ButtonLink>
          )}
        </div>
      </nav>
    </section>
  );
}

function Status({ run }: { run: RunShown }) {
  const { t } = useTranslation('staff');
  const { state, heading, lines, share, act, path, back } = run;
  const refused = useActionData<ThingResponse>()?.refused;
  return (
    <section aria-label={t('several.status')} className={`${card} space-y-4 p-5`}>
      <p role="status" className="text-[1.0625rem]/6 font-[600] tabular-nums">
        {heading}
      </p>
      {state !== 'draft' && (
        <div aria-hidden="true" className="bg-veil-2 h-1.5 overflow-hidden rounded-full">
          <div
            className={clsx('h-full', state === 'stopped' ? 'bg-amber' : 'bg-ok')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      <ul className="type-small space-y-1.5">
        {lines.map((line) => (
          <li key={line.text}>
            <CellText cell={line} />
          </li>
        ))}
      </ul>
      {act ? (
        <Begin run={run} />
      ) : (
        refused !== undefined && <Notice kind="danger">{refused}</Notice>
      )}
      {state === 'draft' && !act && <p className="text-fg-2">{t('several.none-fits')}</p>}
      {state === 'running' && <Move path={path} intent="stop" />}
      {state === 'stopped' && <Move path={path} intent="resume" />}
      {run.isUndoable && <Move path={path} intent="undo" />}
      {state === 'done' && (
        <p>
          <Link to={back.to} className="rounded-small underline underline-offset-2">
            {back.label}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The form that begins the act. For many items, their number has to be typed. */
function Begin({ run: { act, path, typed } }: { run: RunShown }) {
  const { t } = useTranslation('staff');
  if (!act) return null;
  return (
    <ActPageForm act={act} action={path}>
      {typed !== null && (
        <TextField
          id="typed"
          name="typed"
          label={t('several.type', { number: typed })}
          hint={t('several.type-hint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
    </ActPageForm>
  );
}

function Move({ path, intent }: { path: string; intent: 'stop' | 'resume' | 'undo' }) {
  const { t } = useTranslation('staff');
  return (
    <PlainForm action={path} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton
        intent={intent}
        kind="outline"
        size="small"
        className="min-h-11"
        busyLabel={t('resource.busy')}
      >
        {t(`several.${intent}`)}
      </SubmitButton>
      <span className="type-small text-fg-3 min-w-0 flex-1 basis-40">
        {t(`several.${intent}-text`)}
      </span>
    </PlainForm>
  );
}
