import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useFetcher } from '../forms/use-fetcher';

/** What a page of the settings says to one of its forms. */
export interface SettingsResponse {
  intent: string;
  lastResult: SubmissionResult<string[]>;
  /** It was taken. */
  isDone: boolean;
}

/**
 * One of the forms of a page, told apart by its intent. With JavaScript it is sent in place and
 * emptied or filled anew once it was taken; without, its page answers.
 */
export function useSettingsForm<Fields extends Record<string, unknown>>(
  intent: string,
  defaultValue?: DefaultValue<Fields>,
) {
  const fetcher = useFetcher<SettingsResponse>({ key: `settings-${intent}` });
  const page = useActionData<SettingsResponse>();
  const answer = fetcher.data ?? (page?.intent === intent ? page : undefined);
  const isBusy = fetcher.state !== 'idle';
  const [form, fields] = useForm<Fields, string[]>({
    id: `${intent}-form`,
    lastResult: answer?.lastResult,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  });
  return {
    fetcher,
    form,
    fields,
    isBusy,
    isDone: !isBusy && answer?.isDone === true,
  };
}
