import type { ReactNode } from 'react';
import { Form, FormErrors } from '../kit/forms/form';
import { useForm } from '../kit/forms/use-form';
import { Notice } from '../kit/ui/feedback/notice';
import type { StepResponse, StepView } from './step-view';
import { WizardFields, type StepFields } from './wizard-fields';

interface WizardFormProps {
  view: StepView;
  className?: string;
  /** Draws a step that looks different, in place of its fields. */
  children?: (fields: StepFields) => ReactNode;
  /** Its buttons, of which those that go on have the intent `save` or `submit`. */
  foot: ReactNode;
}

/**
 * Draws the form of one step: its fields with what the draft holds, and what is wrong with them. A page
 * that shows one step after the other gives it the step's name as its key.
 */
export function WizardForm({ view, className, children, foot }: WizardFormProps) {
  const { form, fields } = useForm<Record<string, string>, StepResponse>({
    id: `${view.kind}-${view.step}`,
    action: view.href,
    response: view.response,
    // A form of strings, but for lists of chosen values, which its type cannot say.
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
