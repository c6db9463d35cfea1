import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Form } from '../forms/form';
import { useAct } from '../forms/use-form';

interface RememberSwitchProps {
  isOn: boolean;
  name: string;
  action: string;
}

/** Whether the character keeps what they are told: a press turns it. */
export function RememberSwitch({ isOn, name, action }: RememberSwitchProps) {
  const { t } = useTranslation('memory');
  const { form } = useAct({ key: 'remember', action });
  const asked = form.sent?.get('intent');
  const isShownOn = asked === undefined || asked === null ? isOn : asked === 'turn-on';
  return (
    <Form
      form={form}
      className="border-line bg-card rounded-card flex items-center gap-4 border px-4 py-3.5"
    >
      <div className="min-w-0 flex-1">
        <p id="remember" className="text-[0.9375rem]/5.5 font-[560]">
          {t('switch.title')}
        </p>
        <p id="remember-about" className="type-small text-fg-2">
          {t(isShownOn ? 'switch.on' : 'switch.off', { name })}
        </p>
      </div>
      <button
        type="submit"
        name="intent"
        value={isShownOn ? 'turn-off' : 'turn-on'}
        role="switch"
        aria-checked={isShownOn}
        aria-labelledby="remember"
        aria-describedby="remember-about"
        disabled={form.isBusy}
        className="flex h-11 shrink-0 items-center"
      >
        <span
          className={clsx(
            'flex h-6.5 w-11 items-center rounded-full border p-0.5 transition duration-120',
            isShownOn
              ? 'border-rose bg-rose justify-end'
              : 'border-line-form bg-hover justify-start',
          )}
        >
          <span className="bg-light size-5 rounded-full" />
        </span>
      </button>
    </Form>
  );
}
