import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { ModelFilters } from '../../masters/model-filters';
import { ModelsHead, ModelsNews, NoModels } from '../../masters/models-head';
import { SelectableModels } from '../../masters/selectable-models';
import { mailSelectedModels, readModelsPage } from '../../masters/server/models-page.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export const loader = (args: LoaderFunctionArgs) => readModelsPage(args);

export const action = (args: ActionFunctionArgs) => mailSelectedModels(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ModelsPage() {
  const { t } = useTranslation('masters');
  const { models, total, older, newer, counts, making, isOpen, filter, options } =
    useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  useRevalidateWhile(making > 0);
  return (
    <div className="space-y-4">
      <ModelsHead counts={counts} isOpen={isOpen} />
      <ModelsNews making={making} isOpen={isOpen} response={response} />
      {counts.all === 0 ? (
        <NoModels isOpen={isOpen} />
      ) : (
        <>
          <ModelFilters filter={filter} options={options} />
          {models.length === 0 ? (
            <p className="text-fg-2 py-8 text-center">{t('nothing-matches')}</p>
          ) : (
            <SelectableModels models={models} total={total} older={older} newer={newer} />
          )}
        </>
      )}
    </div>
  );
}
