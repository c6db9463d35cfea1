import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { SwitchButton } from '../kit/ui/buttons/switch-button';

interface RememberSwitchProps {
  isOn: boolean;
  name: string;
  action: string;
}

/** A switch that turns the character's memory on and off. */
export function RememberSwitch({ isOn, name, action }: RememberSwitchProps) {
  const { t } = useTranslation('memory');
  const { form } = useAct({ key: 'remember', action });
  const intent = form.sent?.get('intent');
  const isShownOn = intent === undefined || intent === null ? isOn : intent === 'turn-on';
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
      <SwitchButton
        isOn={isShownOn}
        intents={{ on: 'turn-on', off: 'turn-off' }}
        isBusy={form.isBusy}
        labelledBy="remember"
        describedBy="remember-about"
      />
    </Form>
  );
}
