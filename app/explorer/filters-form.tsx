import { Form, Link, useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttributeText } from '../characters/attribute-text';
import { Badge } from '../kit/ui/marks/badge';
import { Button } from '../kit/ui/buttons/button';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { SelectField } from '../kit/ui/fields/select-field';
import { explorerPath, type ExplorerData } from './explorer-data';
import { attributeGroups, type AttributeGroup } from './attribute-groups';
import { countFilters, feedSearch, readFilters, type Filters } from './filters';
import { FilterChips } from './filter-chips';
import { ShowMe } from './show-me';

interface FiltersFormProps {
  data: ExplorerData;
  /** A panel beside the posts, or a sheet over them. */
  look: 'panel' | 'sheet';
}

/** Shows the filters of a feed in a form that leads to an address. */
export function FiltersForm({ data, look }: FiltersFormProps) {
  const { t } = useTranslation('posts');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { tab, filters } = data;
  /**
   * The form's values; undefined until its scripts have loaded, before which the person may already select.
   */
  const [formValues, setFormValues] = useState<Filters>();
  const chosen = formValues ?? filters;
  const count = countFilters(chosen);
  const readForm = useCallback(() => {
    if (form.current) setFormValues(readFilters(searchOf(form.current)));
  }, []);
  useEffect(readForm, [readForm]);
  // The feed of one character has no filters by attribute.
  const isOfAll = data.character === null;
  const groups = isOfAll ? attributeGroups(chosen.category) : [];
  const isSheet = look === 'sheet';
  const cleared = `${explorerPath(data)}?${feedSearch(tab, {})}`;
  return (
    <Form
      ref={form}
      action={explorerPath(data)}
      onChange={readForm}
      onSubmit={(event) => {
        event.preventDefault();
        submit(searchOf(event.currentTarget), { action: explorerPath(data) });
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <input type="hidden" name="feedTab" value={tab} />
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-4 pb-6 md:px-6.5">
        {isOfAll && <ShowMe chosen={filters.category} />}
        <AttributeFilters data={data} groups={groups} />
        <ExtraStyle data={data} look={look} />
      </div>
      <div className="border-line flex items-center gap-3 border-t px-4 py-4.5 md:px-6.5">
        <Link to={cleared} className={buttonClass({ kind: 'ghost' })}>
          {t(isSheet ? 'filters.clear-all' : 'filters.clear')}
        </Link>
        <Button
          type="submit"
          kind={isSheet ? 'primary' : 'light'}
          className="flex-1"
          disabled={formValues !== undefined && count === 0}
        >
          {count > 0 ? t('filters.apply-count', { count }) : t('filters.apply')}
        </Button>
      </div>
    </Form>
  );
}

interface AttributeFiltersProps {
  data: ExplorerData;
  groups: AttributeGroup[];
}

/** Shows the filters for the characters' attributes and the topics of their videos. */
function AttributeFilters({ data, groups }: AttributeFiltersProps) {
  const { t } = useTranslation('posts');
  const textOf = useAttributeText();
  const { filters, videoTags } = data;
  return (
    <>
      {groups.map(({ name, label, kind, values }) => (
        <FilterChips
          key={kind}
          name={name}
          label={t(label)}
          options={values.map((value) => ({ value, label: textOf(kind, value) }))}
          chosen={filters[name] ?? []}
        />
      ))}
      {videoTags.length > 0 && (
        <FilterChips
          name="videoTag"
          label={t('filters.video-tag')}
          options={videoTags.map((value) => ({ value, label: textOf('VideoTag', value) }))}
          chosen={filters.videoTag ?? []}
        />
      )}
    </>
  );
}

/** Shows the styles for members with Premium. */
function ExtraStyle({ data, look }: FiltersFormProps) {
  const { t } = useTranslation('posts');
  const textOf = useAttributeText();
  const { filters, extraStyles, canUseExtras } = data;
  const styles = filters.style ?? [];
  return (
    <div className="relative">
      <span className="absolute end-0 -top-0.5">
        <Badge kind="premium" icon="gem">
          {t('filters.premium')}
        </Badge>
      </span>
      <SelectField
        id={`extra-style-${look}`}
        name={canUseExtras ? 'style' : undefined}
        label={t('filters.extra')}
        disabled={!canUseExtras}
        defaultValue={styles.find((style) => extraStyles.includes(style)) ?? ''}
        options={[
          { value: '', label: t(canUseExtras ? 'filters.no-extra' : 'filters.premium-only') },
          ...(canUseExtras
            ? extraStyles.map((value) => ({ value, label: textOf('Style', value) }))
            : []),
        ]}
      />
    </div>
  );
}

/** Returns the form's query without empty fields. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') search.append(name, value);
  }
  return search;
}
