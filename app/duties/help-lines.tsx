import { useTranslation } from 'react-i18next';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import type { HelpLine } from '~/domain/chat/send/crisis-lines';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';

const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

interface HelpLinesProps {
  referral: CrisisReferral;
}

/**
 * Lists help lines to call, write to or visit: those of the person's country first, then the international
 * ones.
 */
export function HelpLines({ referral }: HelpLinesProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  const { country, emergency, lines, international } = referral;
  return (
    <div className="space-y-5">
      <p>
        {t('crisis.emergency')}{' '}
        {emergency.map((phone, index) => (
          <span key={phone}>
            {index > 0 && ` ${t('crisis.emergency-or')} `}
            <a
              href={telHref(phone)}
              className="rounded-small font-[600] whitespace-nowrap text-white underline underline-offset-3"
            >
              {phone}
            </a>
          </span>
        ))}
        .
      </p>
      {country && lines.length > 0 && (
        <LineList
          title={new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country}
          lines={lines}
        />
      )}
      <LineList title={t('crisis.everywhere')} lines={international} />
    </div>
  );
}

function LineList({ title, lines }: { title: string; lines: HelpLine[] }) {
  return (
    <section>
      <h3 className="type-eyebrow text-info">{title}</h3>
      <ul className="divide-info/15 divide-y">
        {lines.map((line) => (
          <Line key={line.phone ?? line.sms ?? line.url ?? line.name} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { name, phone, sms, url, hours, about } }: { line: HelpLine }) {
  const { t } = useTranslation('chat');
  const host = url === undefined ? '' : new URL(url).host.replace(/^www\./, '');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5 last:pb-0">
      <p className="min-w-28 flex-1">
        <span className="block font-[560] text-white">{name}</span>
        {about && (
          <span className="type-caption block text-[#a9b9de]">{t(`crisis.about-${about}`)}</span>
        )}
        {hours && <span className="type-caption text-[#a9b9de] tabular-nums">{hours}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <a
            href={telHref(phone)}
            aria-label={t('crisis.call', { name, phone })}
            className={buttonClass({ kind: 'light' }, 'tabular-nums')}
          >
            <Icon name="phone" size={18} />
            {phone}
          </a>
        )}
        {sms && (
          <a
            href={`sms:${sms.replaceAll(' ', '')}`}
            aria-label={t('crisis.message', { name, phone: sms })}
            className={buttonClass({ kind: 'soft' }, 'tabular-nums')}
          >
            <Icon name="message-circle" size={18} />
            {t('crisis.sms', { phone: sms })}
          </a>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('crisis.visit', { name, host })}
            className={buttonClass({ kind: 'soft' })}
          >
            {host}
          </a>
        )}
      </div>
    </li>
  );
}
