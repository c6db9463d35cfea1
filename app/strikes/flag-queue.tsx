import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { severities } from '~/domain/moderation/severity';
import { wordKinds } from '~/domain/moderation/word-kinds';
import { StaffShell } from '../staff/staff-shell';
import { Button } from '../kit/ui/buttons/button';
import { SelectField } from '../kit/ui/fields/select-field';
import { PageTurner } from '../staff/page-turner';
import type { ListedIncident } from './presenters/flags-for-staff';
import { SeverityMark } from './severity-mark';

/** Languages that are told apart: those that the filter knows. */
export const flagLanguages = ['en', 'de', 'fr', 'es', 'pt'] as const;

interface FlagFilter {
  kind: string;
  severity: string;
  language: string;
}

interface FlagQueueProps {
  incidents: ListedIncident[];
  filter: FlagFilter;
  nextCursor: string | null;
  isLater: boolean;
}

const columns =
  'md:grid md:grid-cols-[110px_minmax(0,1.2fr)_minmax(0,1.6fr)_minmax(0,1.4fr)_150px] md:items-center md:gap-4';

/** What the filter refused and staff have yet to decide about: a table, and cards below 768. */
export function FlagQueue({ incidents, filter, nextCursor, isLater }: FlagQueueProps) {
  const { t } = useTranslation('staff');
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  return (
    <StaffShell title={t('flags.title')} about={t('flags.text')}>
      <Narrow filter={filter} />
      {incidents.length === 0 ? (
        <p className="text-fg-2 mt-8">{t(isNarrowed ? 'flags.none-of-these' : 'flags.none')}</p>
      ) : (
        <div className="md:rounded-card md:border-line-2 md:bg-card md:shadow-card mt-5 md:overflow-hidden md:border">
          <div
            aria-hidden="true"
            className={`text-fg-3 type-caption border-line border-b px-5 py-3 max-md:hidden ${columns}`}
          >
            <span>{t('flags.severity-label')}</span>
            <span>{t('flags.kind-label')}</span>
            <span>{t('flags.found')}</span>
            <span>{t('flags.person')}</span>
            <span>{t('flags.age')}</span>
          </div>
          <ul className="md:divide-line max-md:grid max-md:gap-3 md:divide-y">
            {incidents.map((incident) => (
              <Row key={incident.id} incident={incident} />
            ))}
          </ul>
        </div>
      )}
      <PageTurner
        path="/admin/flags"
        kept={{ ...filter }}
        nextCursor={nextCursor}
        isLater={isLater}
      />
    </StaffShell>
  );
}

function Row({ incident }: { incident: ListedIncident }) {
  const { t } = useTranslation(['staff', 'rules']);
  const { id, severity, kind, categories, email, begunAt, flags, language } = incident;
  const found = categories.map((category) => t(`rules:${category}`)).join(', ');
  return (
    <li
      className={`max-md:rounded-card max-md:border-line-2 max-md:bg-card max-md:shadow-card hover:bg-veil relative transition max-md:grid max-md:gap-1.5 max-md:border max-md:p-4 md:px-5 md:py-3.5 ${columns}`}
    >
      <SeverityMark severity={severity} />
      <span>
        <Link
          to={`/admin/flags/${id}`}
          className="rounded-small font-[560] after:absolute after:inset-0"
        >
          {t(`flags.kind.${kind}`)}
        </Link>
        <span className="type-caption text-fg-3 block">
          {t('flags.flags', { count: flags })}
          {' · '}
          {language === null
            ? t('flags.language-unknown')
            : t(`flags.language.${language}`, { defaultValue: language })}
        </span>
      </span>
      <span className="type-small text-fg-2">{found}</span>
      <span className="type-small min-w-0 break-all">
        {email ?? t('flags.visitor')}
        {incident.isSuspensionAsked && (
          <span className="text-amber block">{t('flags.suspension-asked')}</span>
        )}
      </span>
      <span className="type-caption text-fg-3 tabular-nums">{begunAt}</span>
    </li>
  );
}

function Narrow({ filter }: { filter: FlagFilter }) {
  const { t } = useTranslation('staff');
  const any = { value: '', label: t('flags.all') };
  const field = (name: keyof FlagFilter, values: readonly string[]) => (
    <div className="w-full sm:w-44">
      <SelectField
        key={filter[name]}
        id={`flags-${name}`}
        name={name}
        label={t(`flags.${name}-label`)}
        defaultValue={filter[name]}
        options={[any, ...values.map((value) => ({ value, label: t(`flags.${name}.${value}`) }))]}
      />
    </div>
  );
  return (
    <Form
      method="get"
      action="/admin/flags"
      aria-label={t('flags.filter')}
      className="mt-6 flex flex-wrap items-end gap-3"
    >
      {field('severity', severities)}
      {field('kind', wordKinds)}
      {field('language', flagLanguages)}
      <Button type="submit" kind="soft" className="max-sm:w-full">
        {t('flags.apply')}
      </Button>
    </Form>
  );
}
