import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form, FormErrors } from '../kit/forms/form';
import { useForm, usePageForm } from '../kit/forms/use-form';
import { Notice } from '../kit/ui/feedback/notice';
import type { StepResponse, StepView } from './step-view';
import { WizardFields, type StepFields } from './wizard-fields';

interface WizardFormProps {
  view: StepView;
  className?: string;
  /** Renders a step with a different look instead of its fields. */
  children?: (fields: StepFields) => ReactNode;
  /** The buttons. Those that continue have the intent `save` or `submit`. */
  foot: ReactNode;
}

const optionsOf = (view: StepView) => ({
  id: `${view.kind}-${view.step}`,
  action: view.href,
  response: view.response,
  // All values are strings except lists of selected values, which the type of the form does not support.
  defaultValue: view.values as Record<string, string>,
});

/**
 * Renders the form of one step in a modal: its fields with the values of the draft, and their errors. What
 * shows several steps in turn must use the step's name as its key.
 */
export function WizardForm({ view, ...rest }: WizardFormProps) {
  const filled = useForm<Record<string, string>, StepResponse>(optionsOf(view));
  return <StepForm view={view} {...rest} {...filled} />;
}

/**
 * Renders the form of one step that is a page of its own. It is sent as its page: a fetcher that leads to
 * the next page is removed with this one, and the router fails if it still expects it.
 */
export function WizardPageForm({ view, ...rest }: WizardFormProps) {
  const response = useActionData<StepResponse>() ?? view.response;
  const filled = usePageForm<Record<string, string>, StepResponse>({
    ...optionsOf(view),
    response,
  });
  return <StepForm view={view} {...rest} {...filled} />;
}

type StepFormProps = WizardFormProps &
  ReturnType<typeof useForm<Record<string, string>, StepResponse>>;

function StepForm({ view, className, children, foot, form, fields }: StepFormProps) {
  const changed = form.response?.changed;
  return (
    <Form form={form}>
      <input type="hidden" name="step" value={view.step} />
      <input type="hidden" name="draftId" value={view.draft.id} />
      <input type="hidden" name="version" value={form.response?.version ?? view.draft.version} />
      <div className={className}>
        <FormErrors />
        {changed && (
          <Notice kind="danger">
            {changed.text}
            {changed.holds.map(({ label, value }) => (
              <span key={label} className="block whitespace-pre-line">
                {label}: {value}
              </span>
            ))}
          </Notice>
        )}
        {children ? children(fields) : <WizardFields view={view} fields={fields} />}
      </div>
      {foot}
    </Form>
  );
}
