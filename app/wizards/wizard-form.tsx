import type { ReactNode } from 'react';
import { Form, FormErrors } from '../kit/forms/form';
import { useForm } from '../kit/forms/use-form';
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

/**
 * Renders the form of one step: its fields with the values of the draft, and their errors. A page that
 * shows several steps in turn must use the step's name as its key.
 */
export function WizardForm({ view, className, children, foot }: WizardFormProps) {
  const { form, fields } = useForm<Record<string, string>, StepResponse>({
    id: `${view.kind}-${view.step}`,
    action: view.href,
    response: view.response,
    // All values are strings except lists of selected values, which the type of the form does not support.
    defaultValue: view.values as Record<string, string>,
  });
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
