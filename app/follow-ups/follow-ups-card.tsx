import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Frequency } from '~/domain/follow-ups/schema';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { settingsPath } from '../notifications/settings-path';
import { SwitchButton } from '../kit/ui/buttons/switch-button';
import { Icon } from '../kit/ui/icons/icon';
import { followUpsAnchor, switchIntents } from './follow-ups-place';

interface FollowUpsShown {
  isOn: boolean;
  chats: { slug: string; name: string; frequency: Frequency }[];
}

interface FollowUpsCardProps {
  followUps: FollowUpsShown;
  /** Returns the page that sets how often a character may write first. */
  choicesHref(slug: string): string;
}

/** Shows the characters that may write first, and a switch for all of them. */
export function FollowUpsCard({ followUps, choicesHref }: FollowUpsCardProps) {
  const { t } = useTranslation('followups');
  const { form } = useAct({ key: followUpsAnchor, action: settingsPath });
  const submitted = form.sent?.get('intent');
  const isOn = submitted ? submitted === switchIntents.on : followUps.isOn;
  return (
    <section
      id={followUpsAnchor}
      aria-labelledby="follow-ups-title"
      className="rounded-card border-line-2 bg-card shadow-card mt-5 max-w-[720px] scroll-mt-6 border p-5"
    >
      <Form form={form} className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 id="follow-ups-title" className="type-h3">
            {t('settings.title')}
          </h2>
          <p id="follow-ups-about" className="type-small text-fg-2 mt-1.5">
            {t(isOn ? 'settings.on' : 'settings.off')}
          </p>
        </div>
        <SwitchButton
          isOn={isOn}
          intents={switchIntents}
          isBusy={form.isBusy}
          labelledBy="follow-ups-title"
          describedBy="follow-ups-about"
        />
      </Form>
      {followUps.chats.length === 0 ? (
        <p className="type-small text-fg-3 border-line mt-4 border-t pt-4">{t('settings.none')}</p>
      ) : (
        <ul className="divide-line border-line mt-4 -mb-3 divide-y border-t">
          {followUps.chats.map(({ slug, name, frequency }) => (
            <li key={slug}>
              <Link
                to={choicesHref(slug)}
                aria-label={t('settings.change', { name })}
                className="hover:bg-hover flex min-h-13 items-center gap-3 rounded-[10px]"
              >
                <span className="min-w-0 flex-1 truncate font-[560]">{name}</span>
                <span className="type-small text-fg-2">{t(`frequency.${frequency}`)}</span>
                <Icon name="chevron-right" size={18} className="text-fg-3 rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
