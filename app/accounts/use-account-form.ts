import { useForm, type SubmissionResult } from '@conform-to/react';
import { useLocation } from '@remix-run/react';
import { afterSignIn } from './after-sign-in';
import type { FormPlace } from './form-origin';
import { useFetcher } from '../forms/use-fetcher';

export interface AccountResponse {
  lastResult: SubmissionResult<string[]>;
  wantsCaptcha?: boolean;
}

/**
 * One account form, on its page or in a modal. With JavaScript it is sent in place and a redirect
 * moves the page; without, the page of its address answers.
 */
export function useAccountForm<Fields extends Record<string, unknown>>(options: {
  id: string;
  place: FormPlace;
  /** What the page's own action said to a form sent without JavaScript. */
  answer?: AccountResponse | undefined;
}) {
  const fetcher = useFetcher<AccountResponse>({ key: `${options.id}-${options.place}` });
  const location = useLocation();
  const [form, fields] = useForm<Fields, string[]>({
    id: `${options.id}-${options.place}`,
    lastResult: fetcher.data?.lastResult ?? options.answer?.lastResult,
  });
  return {
    /** What the form was last answered, whichever way it was sent. */
    lastAnswer: fetcher.data ?? options.answer,
    fetcher,
    form,
    fields,
    isBusy: fetcher.state !== 'idle',
    redirectTo: afterSignIn(location),
  };
}
